/** Sign-in: taking accounts over, forging and reusing what opens them, finding out who has one, shutting owners out. */
import { always, type Group } from "../suite/try.ts";
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

/** One of each way in that was once open. */
const onceBroken = [
  "S O, at once, click on the mail",
  "O S, a minute between, click on mail 1",
  "O S, a minute between, click on mail 2",
  "S O r, a minute between, click on mail 3",
  "invitation: S I, click on the last",
  "lock-out: 60 wrong guesses from 60 networks, the owner elsewhere",
  "data of a stranger's sign-up: 4000 x chinese as one value",
  "data of the account itself, again and again: 1900 x two bytes as one value",
  "password of 25 Chinese characters at sign-up",
];

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
    return { tries: always(tries, onceBroken), close };
  },
};
