/** Whole posts, each about one thing of a home, or about any home in a frame of its own. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { arrivalWarm } from "./arrival-warm.ts";
import { askedWarm } from "./asked-warm.ts";
import { deal } from "./deal.ts";
import { everydayCalm } from "./everyday-calm.ts";
import { everydayWarm } from "./everyday-warm.ts";
import { old } from "./old.ts";
import { outdoors } from "./outdoors.ts";
import { pets } from "./pets.ts";
import { prewar } from "./prewar.ts";
import { shortCalm } from "./short-calm.ts";
import { shortWarm } from "./short-warm.ts";
import { size } from "./size.ts";
import { stairs } from "./stairs.ts";
import { things } from "./things.ts";
import { views } from "./views.ts";
import { way } from "./way.ts";
import { wishesCalm } from "./wishes-calm.ts";

export const plots: readonly Plot[] = [
  ...everydayWarm,
  ...arrivalWarm,
  ...askedWarm,
  ...everydayCalm,
  ...wishesCalm,
  ...pets,
  ...outdoors,
  ...way,
  ...old,
  ...prewar,
  ...deal,
  ...things,
  ...stairs,
  ...size,
  ...views,
  ...shortWarm,
  ...shortCalm,
];
