/** Concrete things in Japanese: how pages call them, how texts do. */
import { thingsOf } from "#engine/copy/languages/base/things";
import { against } from "./against.ts";
import { building } from "./building.ts";
import { details } from "./details.ts";
import { fittings } from "./fittings.ts";
import { inside } from "./inside.ts";
import { outside } from "./outside.ts";

export const things = thingsOf({ ...outside, ...inside, ...fittings, ...building, ...against }, details);
