/** Using everything up: hostile pictures, pages, texts and connections, and how long strangers wait meanwhile. */
import { endSite, startSite } from "../suite/stage.ts";
import type { Group } from "../suite/try.ts";
import { inputTries } from "./inputs.ts";
import { protocolTries } from "./protocol.ts";
import { waiting } from "./waiting.ts";
import { openWatch } from "./watch.ts";

export const exhaustion: Group = {
  name: "exhaustion",
  seconds: 3_600,
  atOnce: 1,
  sample: 20,
  async open(stage) {
    // one of its own, which nobody else has to wait for
    const site = await startSite();
    const watch = openWatch(site, stage.full);
    const strangers = waiting();
    return {
      tries: [...inputTries(site, watch), ...protocolTries(site, watch), ...strangers.tries],
      told: strangers.told,
      close: () => endSite(site),
    };
  },
};
