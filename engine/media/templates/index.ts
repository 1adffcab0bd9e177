/** Every template. A new one is one file beside this, one line here, and its name in contract/media/poster.ts. */
import type { PosterTemplate } from "#contract/media/poster";
import type { Part } from "../layout/node.ts";
import { agentCard } from "./agent-card.ts";
import { banner } from "./banner.ts";
import type { Draft } from "./draft.ts";
import { filmEnd, filmShot, filmTitle } from "./film.ts";
import { justListed } from "./just-listed.ts";
import { luxury } from "./luxury.ts";
import { minimal } from "./minimal.ts";
import { nineGrid } from "./nine-grid.ts";
import { openHouse } from "./open-house.ts";
import { pageFacts } from "./page-facts.ts";
import { pageRoom } from "./page-room.ts";
import { price } from "./price.ts";
import { priceChange } from "./price-change.ts";
import { sold } from "./sold.ts";
import { story } from "./story.ts";

type Template = (draft: Draft) => Part;

const posters: Readonly<Record<PosterTemplate, Template>> = {
  "just-listed": justListed,
  "open-house": openHouse,
  price,
  "price-change": priceChange,
  sold,
  luxury,
  minimal,
  "nine-grid": nineGrid,
  story,
  banner,
  "agent-card": agentCard,
};

/** Pages of a carousel between its cover and its end. */
const pages = { "page-room": pageRoom, "page-facts": pageFacts } as const satisfies Record<string, Template>;

/** What stands over the pictures of a film. */
const scenes = { "film-title": filmTitle, "film-shot": filmShot, "film-end": filmEnd } as const satisfies Record<
  string,
  Template
>;

export type TemplateId = PosterTemplate | keyof typeof pages | keyof typeof scenes;
export const templates: Readonly<Record<TemplateId, Template>> = { ...posters, ...pages, ...scenes };
