// DataTable
