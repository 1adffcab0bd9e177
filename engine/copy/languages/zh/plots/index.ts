/** Whole posts, few of them: each is one thought of an agent's, told with this home's facts. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { days } from "./days.ts";
import { deals } from "./deals.ts";
import { friendly } from "./friendly.ts";
import { luxury } from "./luxury.ts";
import { old } from "./old.ts";
import { professional } from "./professional.ts";
import { things } from "./things.ts";
import { trendy } from "./trendy.ts";

export const plots: readonly Plot[] = [
  ...deals,
  ...things,
  ...days,
  ...old,
  ...friendly,
  ...trendy,
  ...professional,
  ...luxury,
];
