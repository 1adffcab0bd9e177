/** Words that mean more than words to a database, a browser, a spreadsheet, a mail server, a disk or a model. */
import type { Group } from "../suite/try.ts";
import { archiveTries } from "./archives.ts";
import { headTries } from "./heads.ts";
import { markup } from "./markup.ts";
import { pathTries } from "./paths.ts";
import { promptTries } from "./prompts.ts";
import { sheetTries } from "./sheets.ts";
import { sqlTries, wildcards } from "./sql.ts";

export const injection: Group = {
  name: "injection",
  seconds: 900,
  atOnce: 1,
  sample: 40,
  async open(stage) {
    const site = await stage.site();
    const [user, admin, inviting, naming] = [
      await site.account(),
      await site.account({ scope: "super" }),
      // letters of one administrator are limited
      await site.account({ scope: "super" }),
      await site.account({ scope: "super" }),
    ];
    const tries = [
      ...(await sqlTries(site, user, admin, stage.full)),
      ...wildcards(site),
      ...markup(site, inviting),
      ...sheetTries(site, admin),
      ...headTries(site, naming),
      ...pathTries(site),
      ...archiveTries(site),
      ...promptTries(site, admin),
    ];
    return { tries, close: async () => {} };
  },
};
