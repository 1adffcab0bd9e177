/** What plots about one thing share: the home in a sentence or two, and the lines before the last words. */
import type { Beat, PlotLine } from "#engine/copy/languages/base/plot";

/** Terms, drawbacks and what is left, as the machine says them. */
export const tail: readonly PlotLine[] = ["@costs @material?", "@but", "@rest", ""];

export const homeFriendly: readonly Beat[] = [
  [
    "{place} {type}, {layout.words}, {area}이에요/예요.",
    "{place} {type}, {layout}, {area}이에요/예요.",
    "{place}, {layout}, {area}이에요/예요.",
    "{layout}, {area}이에요/예요.",
  ],
  [
    "{floor.of}, {aspect.bare}이고/고 {transit}이에요/예요.",
    "{aspect.bare}이고/고 {transit}이에요/예요.",
    "{floor.of}, {aspect.bare}이에요/예요.",
    "{transit}이에요/예요.",
    "{floor.of}이에요/예요.",
    "{aspect.bare}이에요/예요.",
  ],
];
export const homeTrendy: readonly Beat[] = [
  [
    "{place} {type}, {layout.words}, {area.say}.",
    "{place} {type}, {layout}, {area}.",
    "{place}, {layout}, {area}.",
    "{layout}, {area}.",
  ],
  [
    "{floor.short}, {aspect.bare}, {transit.from}.",
    "{aspect.bare}, {transit.from}.",
    "{floor.short}, {aspect.bare}.",
    "{transit.from}.",
    "{floor.of}.",
    "{aspect.bare}.",
  ],
];
export const homeFormal: readonly Beat[] = [
  ["{place} {type}, {layout}, {area}입니다.", "{place}, {layout}, {area}입니다.", "{layout}, {area}입니다."],
  [
    "{floor.of}, {aspect.bare}이며 {transit}입니다.",
    "{aspect.bare}이며 {transit}입니다.",
    "{floor.of}, {aspect.bare}입니다.",
    "{transit}입니다.",
    "{floor.of}입니다.",
    "{aspect.bare}입니다.",
  ],
  ["{year.of} 집입니다."],
];
export const homeLuxury: readonly Beat[] = [
  ["{place}, {layout.words}, {area}.", "{place}, {layout}, {area}.", "{layout}, {area}."],
  ["{floor.of}, {aspect.bare}.", "{aspect.bare}.", "{floor.of}."],
  ["{year.of} {type}.", "{year.of} 집."],
  ["{transit.from}."],
];
