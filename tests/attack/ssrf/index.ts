/** Requests that the server is talked into: every spelling of an inner address, at every door that opens one. */
import { always, type Group } from "../suite/try.ts";
import { openCanary } from "./canary.ts";
import { command } from "./command.ts";
import { door, openOutside } from "./door.ts";
import { imports } from "./imports.ts";
import { platforms } from "./platforms.ts";
import { services } from "./services.ts";

/** What was once let in. */
const onceBroken = [
  "model of an administrator (super) at 169.254.170.2, IPv6-compatible",
  "model of an administrator (super) at 169.254.169.254, ISATAP below the own network's prefix",
];

export const ssrf: Group = {
  name: "ssrf",
  seconds: 600,
  // of one server that counts what it hears
  atOnce: 1,
  sample: 30,
  async open(stage) {
    const site = await stage.site();
    const [canary, outside] = [await openCanary(), await openOutside()];
    const tries = [
      ...imports(site, canary),
      ...door(canary, outside),
      ...services(site, canary),
      ...platforms(site, canary),
      ...command(canary),
    ];
    const close = async () => {
      await canary.close();
      await outside.close();
    };
    return { tries: always(tries, onceBroken), close };
  },
};
