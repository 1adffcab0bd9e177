/** Sign-in: taking accounts over, forging and reusing what opens them, finding out who has one, shutting owners out. */
import type { Group } from "../suite/try.ts";
import { inBrowser, openWindows } from "./browser.ts";
import { captcha } from "./captcha.ts";
import { enumerate } from "./enumerate.ts";
import { forge } from "./forge.ts";
import { metadata } from "./metadata.ts";
import { oneTime } from "./one-time.ts";
import { passwordLengths } from "./passwords.ts";
import { redirects } from "./redirects.ts";
import { openSignIn } from "./subject.ts";
import { takeover } from "./takeover.ts";

export const signin: Group = {
  name: "signin",
  seconds: 900,
  atOnce: 1,
  sample: 30,
  async open(stage) {
    const at = await openSignIn(await stage.database());
    const site = await stage.site();
    const windows = openWindows(site);
    const [victim, other] = [await site.account(), await site.account()];
    const tries = [
      ...takeover(at),
      ...oneTime(at),
      ...captcha(at),
      ...enumerate(at),
      ...redirects(at),
      ...metadata(site),
      ...passwordLengths(site),
      ...forge(site, victim, other),
      ...inBrowser(site, windows),
    ];
    const close = async () => {
      await windows.close();
      await at.close();
    };
    return { tries, close };
  },
};
