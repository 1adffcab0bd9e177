/** Who may do what: procedures, rows, files, streams and addresses, each tried by everybody it does not belong to. */
import { always, type Group } from "../suite/try.ts";
import { doorTries } from "./doors.ts";
import { fileTries } from "./files.ts";
import { pageTries } from "./pages.ts";
import { procedureTries } from "./procedures.ts";
import { streamTries } from "./streams.ts";
import { openRulesSubject } from "./subject.ts";
import { restTries, tableTries } from "./tables.ts";

/** What the real client was answered wrongly. */
const onceBroken = ["REST: a head count", "own file in media: exists", "own file in media: info"];

export const rules: Group = {
  name: "rules",
  seconds: 900,
  atOnce: 1,
  sample: 150,
  async open(stage) {
    const asked = await openRulesSubject(await stage.database(), false);
    const full = await openRulesSubject(await stage.database(), true);
    const tries = [
      ...procedureTries(asked),
      ...(await doorTries(asked)),
      ...(await tableTries(full)),
      ...(await restTries(full)),
      ...(await fileTries(full)),
      ...streamTries(full),
      ...pageTries(await stage.site()),
    ];
    const close = async () => {
      await asked.close();
      await full.close();
    };
    return { tries: always(tries, onceBroken), close };
  },
};
