import { act, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { compose } from "#engine/copy/index";
import { toldPhrases } from "#engine/pieces/told-phrases";
import { press } from "#web/testing/act-on.ts";
import { mount, pageText, unmountAll } from "#web/testing/mount.tsx";
import { FriendNote } from "./friend-note.tsx";

afterEach(unmountAll);

const home: Listing = {
  ...emptyListing(),
  language: "en",
  country: "GB",
  transaction: "sale",
  title: "Two-bedroom flat",
  price: { amount: 450_000, currency: "GBP", period: null },
  area: { sqm: 62, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: null, bathrooms: 1 },
  features: ["Lift"],
};
let now = home;
function Frame() {
  const [listing, setListing] = useState(home);
  now = listing;
  return <FriendNote listing={listing} onChange={setListing} />;
}
async function tell(text: string) {
  const field = document.querySelector("textarea");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("an answer becomes points; only those that stay ticked become facts, the agent's own, and are quoted", async () => {
  await mount(<Frame />);
  await tell("The lemon tree still bears fruit. Neighbours say it is quiet! Lift.");
  await press("整理成要点");
  expect(pageText()).toContain("The lemon tree still bears fruit");
  const quiet = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')][1];
  await act(async () => quiet?.click());
  await press("确认 1 条，加入特点");
  expect(now.features).toEqual(["The lemon tree still bears fruit", "Lift"]);
  expect(now.provenance.features).toEqual({ source: "user", confidence: 1 });
  const brief = { style: "friendly" as const, seed: 1, market: null, agent: null, link: null };
  const { body, untraced } = compose(now, brief, { platform: "rightmove", language: "en", kind: "post" });
  expect(body.toLowerCase()).toContain("the lemon tree still bears fruit");
  expect(untraced).toEqual([]);
});

test("answers are cut as people write them, without what is known", () => {
  expect(toldPhrases("早上阳光照进厨房，楼下就是菜场。\n邻居都很安静！有电梯", ["有电梯"])).toEqual([
    "早上阳光照进厨房，楼下就是菜场",
    "邻居都很安静",
  ]);
  expect(toldPhrases("It is 2.5 km to the sea. ", [])).toEqual(["It is 2.5 km to the sea"]);
  const long = "这句话很长所以要在逗号处切开才能被引用到文案里面去，后半句说的是院子里有一棵老柿子树每年秋天都结满果子";
  expect(toldPhrases(long, [])).toHaveLength(2);
  expect(toldPhrases("…！？ ,", [])).toEqual([]);
});
