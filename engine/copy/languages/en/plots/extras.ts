/** Sentences for what most homes could have and no conceit needs: told in a voice before they fall to a list. */
import type { Beat } from "#engine/copy/languages/base/plot";

/** Of who and what moves in. */
export const companyOfWarm: readonly Beat[] = [
  [
    "{+residentialUtilities}Water and power run at household rates, not business ones.",
    "{+residentialUtilities}The meters run at household rates.",
  ],
  [
    "{+wholeHome}And it’s all yours, so the playlist is too.",
    "{+wholeHome}You’d share it with nobody you didn’t choose.",
  ],
  ["{airConditioning} takes care of heatwaves.", "{acUnits} take care of heatwaves."],
  [
    "{+petsAllowed}Pets are allowed, so pack the food bowl first.",
    "{+petsAllowed}Pets are allowed, so nobody has to stay behind.",
    "{+catsAllowed}Cats are allowed, and will act as if they had known.",
    "{+dogsAllowed}Dogs are allowed, so the leash comes too.",
    "{+petsNegotiable}Pets are by arrangement, so ask on behalf of yours.",
  ],
  [
    "{+furnished}The furniture is included, so your back can relax.",
    "{+furnished}The furniture is included; bring the cushions.",
  ],
  [
    "{underfloorHeating} looks after your feet.",
    "{woodFloor} will find out which socks have no grip.",
    "{hardwoodFloor} will find out which socks have no grip.",
  ],
  [
    "With {bothSides} you open two and let the air pass through.",
    "{+cornerUnit}And it’s on a corner.",
    "{+endUnit}And it’s the last in its row.",
  ],
  [
    "{workshop} takes in the unfinished projects.",
    "{fruitTrees} take care of dessert.",
    "{sunRoom} is for whatever grows in pots.",
  ],
  [
    "{newRoof} is one job nobody has left for you.",
    "{newFurnace} is one job nobody has left for you.",
    "{solar} put the daylight to work.",
  ],
];

/** Of what does the chores. */
export const choresOfWarm: readonly Beat[] = [
  [
    "{+residentialUtilities}Water and power run at household rates, not business ones.",
    "{+residentialUtilities}The meters run at household rates.",
  ],
  [
    "{+wholeHome}And it’s all yours, so the playlist is too.",
    "{+wholeHome}You’d share it with nobody you didn’t choose.",
  ],
  ["{airConditioning} takes care of heatwaves.", "{acUnits} take care of heatwaves."],
  ["{parcelBox} wait in so you don’t have to.", "{parcelBox} are home when you aren’t."],
  ["{lift} does the carrying.", "{dishwasher} does the rest of the evening."],
  [
    "{livingSouth} does the plants a favour.",
    "{cellar} swallows the skis.",
    "{cellarRoom} swallows the skis.",
    "{storageRoom} swallows the skis.",
  ],
  ["{gym} takes care of your excuses.", "{concierge} minds the front of house.", "{bikeRoom} looks after the bike."],
  ["{fruitTrees} take care of dessert.", "{yard} is where the ball goes[, with {fenced} where it stops]."],
  ["{garage} takes the car in.", "{carport} takes the car in.", "{driveway} takes the car."],
];

/** Of comfort and company, for readers who want it quiet. */
export const comfortOfCalm: readonly Beat[] = [
  [
    "{+residentialUtilities}Water and power are billed at household rates.",
    "{+residentialUtilities}The meters run at household rates.",
  ],
  ["{+wholeHome}It comes whole, not by the room.", "{+wholeHome}It comes as a whole."],
  ["For hot days there is {airConditioning}.", "For hot days there are {acUnits}."],
  [
    "{+petsAllowed}Pets are allowed.",
    "{+petsAllowed}A pet may move in as well.",
    "{+petsNegotiable}Pets are a matter of arrangement.",
  ],
  ["{+furnished}Furniture is included, so little need be carried.", "{+furnished}The furniture is part of it."],
  ["Warmth comes from below, by {underfloorHeating}.", "The floor is warm by design: {underfloorHeating}."],
  ["The position is a corner{+cornerUnit}.", "Air may pass through, for there are {bothSides}."],
  ["{livingSouth} has the middle of the day.", "The seating will want to be here: {livingSouth}."],
  [
    "The ground brings its own dessert: {fruitTrees}.",
    "Tools have a roof of their own: {workshop}.",
    "Plants have a room of their own: {sunRoom}.",
  ],
  ["One large job is behind it: {newRoof}.", "One job is behind it: {newFurnace}."],
];

/** Of what a building does for those who live in it. */
export const serviceOfCalm: readonly Beat[] = [
  [
    "{+residentialUtilities}Water and power are billed at household rates.",
    "{+residentialUtilities}The meters run at household rates.",
  ],
  ["{+wholeHome}It comes whole, not by the room.", "{+wholeHome}It comes as a whole."],
  ["For hot days there is {airConditioning}.", "For hot days there are {acUnits}."],
  ["{parcelBox} receive what arrives in absence.", "Deliveries are left in {parcelBox}."],
  ["{lift} serves the floors.", "Between the floors there is {lift}."],
  [
    "{cellar} takes what is not needed daily.",
    "{cellarRoom} takes what is not needed daily.",
    "{storageRoom} takes what is not needed daily.",
  ],
  ["The building keeps {concierge}.", "The building has {gym}.", "Bicycles have {bikeRoom}."],
  ["The car has {garage}.", "The car has {carport}.", "The car has {driveway}."],
  ["One large job is behind it: {newRoof}.", "Daylight is put to work: {solar}."],
];
