/** The wizard's three steps and the results of a campaign, with what can go wrong in them. */
import type { Screen } from "../kit.ts";
import { factsScreens } from "./facts-screens.ts";
import { linkScreens } from "./link-screens.ts";
import { pictureScreens } from "./picture-screens.ts";
import { resultScreens } from "./result-screens.ts";

export const wizardScreens: readonly Screen[] = [...linkScreens, ...factsScreens, ...resultScreens, ...pictureScreens];
