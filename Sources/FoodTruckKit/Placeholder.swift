// FoodTruckKit
