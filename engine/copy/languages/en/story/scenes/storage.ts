/** Scenes on wardrobes, store rooms and laundry. */
import type { Scene } from "#engine/copy/languages/base/story";

export const storage: readonly Scene[] = [
  {
    on: ["walkInCloset"],
    icon: "👗",
    line: {
      professional: ["There is a walk-in wardrobe"],
      friendly: ["A walk-in wardrobe, so the chair in the bedroom can be a chair again"],
      luxury: ["A walk-in wardrobe, and a bedroom with nothing to hide"],
      trendy: ["Walk-in wardrobe. The chair is free"],
    },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🚪",
    line: {
      professional: ["It has {builtInWardrobes}"],
      friendly: [
        "{builtInWardrobes}, so the winter duvets have somewhere to spend July",
        "{builtInWardrobes}, so moving day is one flat-pack lighter",
      ],
      luxury: ["{builtInWardrobes}, which keep the rooms composed"],
      trendy: ["{builtInWardrobes}. One flat-pack fight fewer", "{builtInWardrobes}. Claim yours first"],
    },
  },
  {
    on: ["storageRoom"],
    icon: "📦",
    line: {
      professional: ["The plan includes {storageRoom}"],
      friendly: ["{storageRoom}, so suitcases come out from under the bed"],
      luxury: ["{storageRoom}, for all that should be near and not seen"],
      trendy: ["{storageRoom}. Under-bed era: over"],
    },
  },
  {
    on: ["laundryRoom"],
    icon: "🧺",
    line: {
      professional: ["It comes with {laundryRoom}"],
      friendly: ["{laundryRoom}, so the spin cycle can hum to itself"],
      luxury: ["{laundryRoom}, and the machinery of the week behind a door"],
      trendy: ["{laundryRoom}. Spin cycle, door shut"],
    },
  },
  {
    on: ["pantry"],
    icon: "🥫",
    line: {
      professional: ["The home offers a pantry"],
      friendly: ["A pantry, so the good biscuits can be hidden properly"],
      luxury: ["A pantry: shelves, jars, foresight"],
      trendy: ["Pantry. Snacks get a room"],
    },
  },
];
