/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { days } from "./days.ts";
import { deals } from "./deals.ts";
import { friends } from "./friends.ts";
import { ledgers } from "./ledgers.ts";
import { outlook } from "./light.ts";
import { numbers } from "./numbers.ts";
import { outdoors } from "./outdoors.ts";
import { pets } from "./pets.ts";
import { practical } from "./practical.ts";
import { questions } from "./questions.ts";
import { short } from "./short.ts";
import { state } from "./state.ts";

export const plots: readonly Plot[] = [
  ...days,
  ...numbers,
  ...questions,
  ...friends,
  ...ledgers,
  ...short,
  ...outdoors,
  ...pets,
  ...outlook,
  ...state,
  ...deals,
  ...practical,
];
