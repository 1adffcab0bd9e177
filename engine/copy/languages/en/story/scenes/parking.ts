/** Scenes on where the car and the bicycle stand. */
import type { Scene } from "#engine/copy/languages/base/story";

export const parking: readonly Scene[] = [
  {
    on: ["garage"],
    unless: ["garageAway"],
    icon: "🚗",
    title: ["{beds.adj} {type} with {garage}", "{garage.bare}, {district}"],
    open: {
      professional: ["Parking is dealt with: there is {garage}."],
      friendly: ["No scraping the windscreen on a frosty morning: there’s {garage}."],
      luxury: ["The car is put away out of sight: there is {garage}."],
      trendy: ["Parking, solved: {garage}."],
    },
    line: {
      professional: ["There is {garage}"],
      friendly: [
        "There’s {garage}, so the car stays dry and the windscreen clear",
        "You’d have {garage} for the car, or for everything that isn’t the car",
      ],
      luxury: ["There is {garage}", "The car is put away in {garage}"],
      trendy: ["{garage}, so the car stays dry"],
    },
  },
  {
    on: ["garageAway", "garage"],
    icon: "🚗",
    weight: 58,
    open: {
      professional: ["The home comes with {garage}."],
      friendly: ["The car lives in {garage}, so allow for the walk."],
      trendy: ["The car goes in {garage}."],
    },
    line: {
      professional: ["There is {garage}"],
      friendly: [
        "The car lives in {garage}, just long enough a walk to eat the end off the baguette",
        "Parking is in {garage}",
      ],
      luxury: ["The car is kept in {garage}"],
      trendy: ["Parking: {garage}"],
    },
  },
  {
    on: ["doubleGarage"],
    icon: "🚘",
    title: ["{beds.adj} {type}, two-car garage", "{doubleGarage.bare}, {district}"],
    open: {
      professional: ["Two cars can be parked under cover: there is {doubleGarage}."],
      friendly: ["Two cars, two spaces, no shuffling: {doubleGarage}."],
      luxury: ["Both cars are put away: there is {doubleGarage}."],
      trendy: ["Two cars, nobody blocked in: {doubleGarage}."],
    },
    line: {
      professional: ["There is {doubleGarage}", "Two cars fit under cover: there is {doubleGarage}"],
      friendly: [
        "There’s {doubleGarage}, so nobody has to move one car to get at the other",
        "Two cars fit indoors: there’s {doubleGarage}",
      ],
      luxury: ["There is {doubleGarage}", "Two cars are put away in {doubleGarage}"],
      trendy: ["{doubleGarage}: two cars, no shuffling"],
    },
  },
  {
    on: ["driveway"],
    icon: "🚙",
    open: {
      friendly: ["You can unload your bags at your own front door: there’s {driveway}."],
    },
    line: {
      professional: ["{driveway} gives a place to park and unload"],
      friendly: ["There’s {driveway}, so the bags go straight from the car to the kitchen"],
      luxury: ["One arrives by {driveway}"],
      trendy: ["{driveway}, so unloading is easy"],
    },
  },
  {
    on: ["carport"],
    icon: "🚙",
    line: {
      professional: ["A carport gives cover for a car"],
      friendly: ["There’s a carport, so you load the car in the dry"],
      luxury: ["A carport keeps the rain off the car"],
      trendy: ["Carport: load up in the dry"],
    },
  },
  {
    on: ["parkingSpace"],
    icon: "🅿️",
    open: {
      professional: ["Parking comes with this {beds.adj} {type}: {parkingSpace}."],
      friendly: ["You can come home late and still know where the car goes: there’s {parkingSpace}."],
      luxury: ["The car is provided for: there is {parkingSpace}."],
      trendy: ["Come home late, the car still has its place: {parkingSpace}."],
    },
    line: {
      professional: ["The home comes with {parkingSpace}"],
      friendly: [
        "There’s {parkingSpace}, so coming home doesn’t start with a lap of the block",
        "You’d have {parkingSpace}, so the car is sorted too",
      ],
      luxury: ["There is {parkingSpace}", "The car has its place: {parkingSpace}"],
      trendy: ["{parkingSpace}, so no laps of the block", "Car? There’s {parkingSpace}"],
    },
  },
  {
    on: ["offStreetParking"],
    icon: "🅿️",
    open: {
      friendly: ["Come home late and you still know where the car goes: there’s off-street parking."],
      trendy: ["Off-street parking. No hunting for a space."],
    },
    line: {
      professional: ["Off-street parking is provided", "There is off-street parking"],
      friendly: [
        "There’s off-street parking, so you don’t have to hunt for a space at night",
        "The car stays off the street, as there’s off-street parking",
      ],
      luxury: ["There is off-street parking"],
      trendy: ["Off-street parking, so no nightly hunt"],
    },
  },
  {
    on: ["permitParking"],
    icon: "🅿️",
    line: {
      professional: ["Parking is on the street, by permit"],
      friendly: ["Parking is on the street with a permit, so ask the council about one before you move"],
      trendy: ["On-street permit parking: sort the permit early"],
    },
  },
  {
    on: ["undergroundParking"],
    icon: "🅿️",
    open: {
      friendly: ["You park out of the rain here: there’s {undergroundParking}."],
      trendy: ["Park out of the rain: {undergroundParking}."],
    },
    line: {
      professional: ["The building has {undergroundParking}"],
      friendly: ["There’s {undergroundParking}, so you get home dry"],
      luxury: ["There is {undergroundParking}"],
      trendy: ["{undergroundParking}, out of the rain"],
    },
  },
  {
    on: ["evCharger"],
    icon: "🔌",
    title: ["{beds.adj} {type} with car charging", "{evCharger.bare}, {district}"],
    open: {
      professional: ["For drivers of electric cars: a charging point is in place."],
      friendly: ["The car charges while you sleep: there’s a charging point."],
      trendy: ["Electric car? There’s a charging point."],
    },
    line: {
      professional: ["A charging point for an electric car is in place"],
      friendly: ["There’s a charging point, so the car fills up overnight"],
      luxury: ["A charging point for the car is in place"],
      trendy: ["Car charging point already in"],
    },
  },
  {
    on: ["bikeStorage"],
    icon: "🚲",
    open: {
      friendly: ["The hallway stays a hallway here: there’s {bikeStorage}."],
    },
    line: {
      professional: ["There is {bikeStorage}", "For bicycles there is {bikeStorage}"],
      friendly: ["There’s {bikeStorage}, so the bike stays out of the hallway"],
      luxury: ["There is {bikeStorage}, and the hall stays clear"],
      trendy: ["{bikeStorage}, so the hallway stays clear"],
    },
  },
  {
    on: ["bikeRoom"],
    icon: "🚲",
    line: {
      professional: ["The building has {bikeRoom}"],
      friendly: ["There’s {bikeRoom}, so you don’t carry the bike upstairs"],
      trendy: ["{bikeRoom}, so the bike stays downstairs"],
    },
  },
];
