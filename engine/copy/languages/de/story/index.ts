/** What German brings to write posts. */
import type { Story } from "#engine/copy/languages/base/story";
import { things } from "../things/index.ts";
import { amount } from "./amounts.ts";
import { arcs } from "./arcs.ts";
import { home } from "./home.ts";
import { material } from "./material.ts";
import { modifiers } from "./modifiers.ts";
import { money } from "./money.ts";
import { names } from "./names.ts";
import { namesAbroad } from "./names-abroad.ts";
import { against, own } from "./own.ts";
import { scenes } from "./scenes.ts";
import { ask, calls, questions, rest } from "./talk.ts";

export const story: Story = {
  names: { ...names, ...namesAbroad, ...things.say },
  modifiers,
  details: things.detailsSay,
  beside: {
    area: "{amount}",
    distance: " ({amount} entfernt)",
    year: "{amount}",
    count: " ({amount})",
    height: "{amount} hoch",
    size: "{amount}",
    minutes: " ({amount} Minuten zu Fuß)",
    brackets: [" (", ", ", ")"],
    before: false,
  },
  against,
  bareOwn: true,
  amount,
  scenes: [...own, ...scenes],
  arcs,
  home,
  money,
  calls,
  questions,
  material,
  ask,
  rest,
  // an adjective opens a feature with a capital that it loses within a sentence; a noun keeps its own
  quote: (phrase) =>
    phrase.replace(/^\p{Lu}(?=\p{Ll}{2,20}(?:isch|lich|ig|bar|iert|neu)e[nrs]? \p{Lu}|in(?:e|er|es)? )/u, (letter) =>
      letter.toLowerCase(),
    ),
};
