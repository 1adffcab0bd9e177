/** Scenes on where the car and the bicycle stand. */
import type { Scene } from "#engine/copy/languages/base/story";

export const parking: readonly Scene[] = [
  {
    on: ["garage"],
    unless: ["garageAway"],
    icon: "🚗",
    title: ["{beds.adj} {type} with {garage}", "{garage.bare}, {district}"],
    open: {
      professional: ["The home comes with {garage}."],
      friendly: ["No scraping the windscreen in your dressing gown: there’s {garage}."],
      luxury: ["The car is put away; the evening is not. There is {garage}."],
      trendy: ["Parking spot bingo is over: {garage}."],
    },
    line: {
      professional: ["It comes with {garage}"],
      friendly: ["{garage}, so frosty windscreens become somebody else’s hobby"],
      luxury: ["{garage}, and a frontage left in peace"],
      trendy: ["{garage}. Ice scraper: retired"],
    },
  },
  {
    on: ["garageAway", "garage"],
    icon: "🚗",
    weight: 58,
    open: {
      professional: ["The garage stands apart from the house: {garage}."],
      friendly: ["The car lives in {garage}, and the walk over is yours to spend on the baguette."],
      trendy: ["{garage}. Call it your daily steps."],
    },
    line: {
      professional: ["The home offers {garage}"],
      friendly: ["The car lives in {garage}, long enough a walk to eat the end off the baguette"],
      luxury: ["{garage}: the car is near, and not in the picture"],
      trendy: ["{garage}. Steps counted"],
    },
  },
  {
    on: ["doubleGarage"],
    icon: "🚘",
    title: ["{beds.adj} {type}, two-car garage", "{doubleGarage.bare}, {district}"],
    open: {
      professional: ["Two cars can be parked under cover: there is {doubleGarage}."],
      friendly: [
        "The end of the whole can-you-move-your-car conversation: {doubleGarage}.",
        "Two cars, two spaces, no shuffling: {doubleGarage}.",
      ],
      trendy: ["Nobody blocks anybody in: {doubleGarage}."],
    },
    line: {
      professional: ["There is {doubleGarage}"],
      friendly: [
        "{doubleGarage}, so nobody gets blocked in on a Monday",
        "{doubleGarage}, so nobody moves one car to get at the other",
      ],
      luxury: ["{doubleGarage}, with order restored to the forecourt"],
      trendy: ["{doubleGarage}. Nobody gets boxed in", "{doubleGarage}. Two cars, zero shuffling"],
    },
  },
  {
    on: ["driveway"],
    icon: "🚙",
    open: { friendly: ["The car gets its own address: there’s {driveway}."] },
    line: {
      professional: ["It has {driveway}"],
      friendly: ["{driveway}, so the shopping goes from boot to kitchen in one go"],
      luxury: ["{driveway}, and the small ceremony of arriving"],
      trendy: ["{driveway}. Circling the block: cancelled"],
    },
  },
  {
    on: ["carport"],
    icon: "🚙",
    line: {
      professional: ["Cover for a car is provided by a carport"],
      friendly: ["A carport, so you load the car in the dry"],
      luxury: ["A carport: rain kept off, air let through"],
      trendy: ["Carport. The rain misses you"],
    },
  },
  {
    on: ["parkingSpace"],
    icon: "🅿️",
    open: {
      professional: ["The home comes with {parkingSpace}."],
      friendly: ["Coming home late is easier when the car has somewhere to go: there’s {parkingSpace}."],
      trendy: ["Circling the block at night? Not here: {parkingSpace}."],
    },
    line: {
      professional: ["It comes with {parkingSpace}"],
      friendly: ["{parkingSpace}, so coming home doesn’t start with a lap of the block"],
      luxury: ["{parkingSpace}, and one fewer thing to think of"],
      trendy: ["{parkingSpace}. No laps of the block"],
    },
  },
  {
    on: ["offStreetParking"],
    icon: "🅿️",
    open: {
      friendly: ["Come home late and still know where the car goes: there’s off-street parking."],
      trendy: ["Off-street parking. Read it again, slowly."],
    },
    line: {
      professional: ["Off-street parking is provided"],
      friendly: ["Off-street parking, so the last one home isn’t the one who walks"],
      luxury: ["Off-street parking, and a kerb you need not watch"],
      trendy: ["Off-street parking. No kerb roulette"],
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
      friendly: ["Rain on the roof, dry in the car: there’s {undergroundParking}."],
      trendy: ["Umbrella stays in the boot: {undergroundParking}."],
    },
    line: {
      professional: ["The home offers {undergroundParking}"],
      friendly: ["{undergroundParking}, so the shopping gets home dry"],
      luxury: ["{undergroundParking}: arrivals made indoors"],
      trendy: ["{undergroundParking}. Weather is for other people"],
    },
  },
  {
    on: ["evCharger"],
    icon: "🔌",
    title: ["{beds.adj} {type} with car charging", "{evCharger.bare}, {district}"],
    open: {
      professional: ["Drivers of electric cars will look for this first: a charging point is in place."],
      friendly: ["You sleep, the car fills up: there’s a charging point."],
      trendy: ["Phone, laptop, car: all on charge. There’s a charging point."],
    },
    line: {
      professional: ["A charging point for an electric car is in place"],
      friendly: ["A charging point, so the car fills up while you sleep"],
      luxury: ["A charging point: the engine sleeps when you do"],
      trendy: ["Car charger. Range anxiety stays outside"],
    },
  },
  {
    on: ["bikeStorage"],
    icon: "🚲",
    open: { friendly: ["The hallway has been promised to someone else: there’s {bikeStorage}."] },
    line: {
      professional: ["There is {bikeStorage}"],
      friendly: ["{bikeStorage}, so nobody hangs coats on the handlebars"],
      luxury: ["{bikeStorage}, and a hall that stays a hall"],
      trendy: ["{bikeStorage}. Handlebars off the wallpaper"],
    },
  },
  {
    on: ["bikeRoom"],
    icon: "🚲",
    line: {
      professional: ["The building has {bikeRoom}"],
      friendly: ["{bikeRoom}, so the bicycle gets a door of its own"],
      trendy: ["{bikeRoom}: no more tyres in the hall"],
    },
  },
];
