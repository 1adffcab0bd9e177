/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { arrivals } from "./arrivals.ts";
import { balconies } from "./balconies.ts";
import { brief } from "./brief.ts";
import { calmAnswers } from "./calm-answers.ts";
import { calmWalks } from "./calm-walks.ts";
import { catsAndDogs } from "./cats-and-dogs.ts";
import { chains } from "./chains.ts";
import { fires } from "./fires.ts";
import { frames } from "./frames.ts";
import { gardens } from "./gardens.ts";
import { light } from "./light.ts";
import { pets } from "./pets.ts";
import { placesForThings } from "./places-for-things.ts";
import { short } from "./short.ts";
import { shortCalm } from "./short-calm.ts";
import { stairs } from "./stairs.ts";
import { stops } from "./stops.ts";
import { talk } from "./talk.ts";
import { terms } from "./terms.ts";
import { tours } from "./tours.ts";
import { treats } from "./treats.ts";
import { works } from "./works.ts";
import { years } from "./years.ts";

export const plots: readonly Plot[] = [
  ...catsAndDogs,
  ...pets,
  ...gardens,
  ...balconies,
  ...stops,
  ...light,
  ...stairs,
  ...fires,
  ...years,
  ...works,
  ...chains,
  ...terms,
  ...arrivals,
  ...placesForThings,
  ...treats,
  ...frames,
  ...talk,
  ...tours,
  ...calmAnswers,
  ...calmWalks,
  ...short,
  ...shortCalm,
  ...brief,
];
