/** Scenes on wardrobes, store rooms and laundry. */
import type { Scene } from "#engine/copy/languages/base/story";

export const storage: readonly Scene[] = [
  {
    on: ["walkInCloset"],
    icon: "👗",
    line: {
      professional: ["There is a walk-in wardrobe"],
      friendly: ["There’s a walk-in wardrobe, so the bedroom needs less furniture"],
      luxury: ["There is a walk-in wardrobe, and the bedroom stays clear"],
      trendy: ["Walk-in wardrobe, so less furniture to buy"],
    },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🚪",
    line: {
      professional: ["{builtInWardrobes} provide storage", "Storage is built in: {builtInWardrobes}"],
      friendly: [
        "There are {builtInWardrobes}, so the winter duvets have somewhere to spend July",
        "With {builtInWardrobes} you have less furniture to buy",
      ],
      luxury: [
        "There are {builtInWardrobes}, which keep the rooms composed",
        "{builtInWardrobes} keep the bedrooms clear",
      ],
      trendy: ["{builtInWardrobes}, so less to carry in on moving day"],
    },
  },
  {
    on: ["storageRoom"],
    icon: "📦",
    line: {
      professional: ["The plan includes {storageRoom}"],
      friendly: ["There’s {storageRoom}, so the suitcases come out from under the bed"],
      luxury: ["There is {storageRoom} for what should be near and not seen"],
      trendy: ["{storageRoom} for the suitcases"],
    },
  },
  {
    on: ["laundryRoom"],
    icon: "🧺",
    line: {
      professional: ["There is {laundryRoom}"],
      friendly: ["There’s {laundryRoom}, so the machine can spin behind a closed door"],
      luxury: ["There is {laundryRoom}, and the machines stay behind a door"],
      trendy: ["{laundryRoom}, so the machine spins out of earshot"],
    },
  },
  {
    on: ["pantry"],
    icon: "🥫",
    line: {
      professional: ["There is a pantry"],
      friendly: ["There’s a pantry, so the big shop has somewhere to go"],
      luxury: ["There is a pantry"],
      trendy: ["A pantry for the big shop"],
    },
  },
];
