/** Using everything up: hostile pictures, pages, texts and connections, and how long strangers wait meanwhile. */
import { endSite, startSite } from "../suite/stage.ts";
import { always, type Group } from "../suite/try.ts";
import { bodyTries } from "./bodies.ts";
import { formTries } from "./forms.ts";
import { inputTries } from "./inputs.ts";
import { protocolTries } from "./protocol.ts";
import { waiting } from "./waiting.ts";
import { openWatch } from "./watch.ts";

/** One of each kind that once held others up. */
const onceBroken = [
  "picture as a photo: PNG, 1 x 59,000,000",
  "page: nested formatting",
  "text as an edit: nothing but digits",
  "body: 80,000 keys nobody knows by nobody to /api/rpc/notifications/read",
  "form: a file of 24 MiB to a post on its agent's phone",
];

export const exhaustion: Group = {
  name: "exhaustion",
  seconds: 3_600,
  atOnce: 1,
  sample: 20,
  async open(stage) {
    // in the full run one of its own, which no other group has to wait for
    const own = stage.full ? await startSite() : null;
    const site = own ?? (await stage.site());
    const watch = openWatch(site, stage.full);
    const strangers = waiting();
    const tries = [
      ...inputTries(site, watch),
      ...bodyTries(site, watch),
      ...formTries(site, watch),
      ...protocolTries(site, watch),
      ...strangers.tries,
    ];
    return {
      tries: always(tries, onceBroken),
      told: strangers.told,
      close: async () => {
        await watch.onlooker.close();
        if (own) await endSite(own);
      },
    };
  },
};
