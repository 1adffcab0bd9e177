/** Words of a country, and names that keep their letters. */
import { expect, test } from "vitest";
import { inRegion } from "./region.ts";

test.each([
  ["Flat with lift. Viewings by appointment.", "Apartment with elevator. Showings by appointment."],
  ["Six Flat Realty, Denise Okafor", "Six Flat Realty, Denise Okafor"],
  ["Ask City Centre Homes near the town centre.", "Ask City Centre Homes near the town center."],
  ["Lift, no parking", "Elevator, no parking"],
  ["Lift Street 4", "Lift Street 4"],
])("in America %j is told as %j", (british, american) => {
  expect(inRegion(british, "US")).toBe(american);
});

test("in Australia an inspection is booked, and a firm keeps its name", () => {
  expect(inRegion("Viewing with Old Flat Estates on Friday.", "AU")).toBe(
    "Inspection with Old Flat Estates on Friday.",
  );
});
