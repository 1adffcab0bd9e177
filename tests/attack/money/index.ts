/** Money and production: forged and repeated news, wishes nobody sells, races, and what a try-out leaves behind. */
import { openShop } from "#tests/support/shop";
import type { Group } from "../suite/try.ts";
import { askingTries } from "./asking.ts";
import { callbackTries } from "./callbacks.ts";
import { productionTries } from "./production.ts";
import { raceTries } from "./races.ts";

export const money: Group = {
  name: "money",
  seconds: 600,
  atOnce: 1,
  sample: 20,
  async open(stage) {
    const shop = await openShop(await stage.database());
    const grown = productionTries();
    const tries = [...callbackTries(shop), ...raceTries(shop), ...askingTries(await stage.site()), ...grown.tries];
    const close = async () => {
      await grown.close();
      await shop.stop();
    };
    return { tries, close };
  },
};
