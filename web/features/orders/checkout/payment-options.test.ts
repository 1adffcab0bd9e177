import { expect, test } from "vitest";
import type { WayToPay } from "#contract/order";
import { availableOptions, chosenOption, paymentOptionId } from "./payment-options.ts";
import { readCheckoutSearch } from "./search.ts";

const offered: WayToPay[] = [
  { provider: "alipay", methods: ["page", "qr"] },
  { provider: "wechat", methods: ["qr", "h5"] },
  { provider: "stripe", methods: ["page"] },
  { provider: "bank", methods: ["transfer"] },
];

test("at a desk codes are offered and wallets that open on a phone are not", () => {
  expect(availableOptions(offered, false).map(paymentOptionId)).toEqual([
    "alipay:page",
    "alipay:qr",
    "wechat:qr",
    "stripe:page",
    "bank:transfer",
  ]);
});

test("on a phone the wallet opens instead of a code, unless a code is all there is", () => {
  expect(availableOptions(offered, true).map(paymentOptionId)).toEqual([
    "alipay:page",
    "wechat:h5",
    "stripe:page",
    "bank:transfer",
  ]);
  expect(availableOptions([{ provider: "wechat", methods: ["qr"] }], true).map(paymentOptionId)).toEqual(["wechat:qr"]);
});

test("the way chosen before stays chosen while it is offered", () => {
  const ways = availableOptions(offered, false);
  expect(chosenOption(ways, "bank:transfer")).toEqual({ provider: "bank", method: "transfer" });
  expect(chosenOption(ways, "sandbox:page")).toEqual({ provider: "alipay", method: "page" });
  expect(chosenOption([], null)).toBeNull();
});

test("an address names an order before a plan before a pack, and nothing strange", () => {
  const order = "00000000-0000-4000-8000-000000000001";
  expect(readCheckoutSearch({ order, plan: "basic" })).toEqual({ order });
  expect(readCheckoutSearch({ order: "x", plan: "basic", pack: "pack10" })).toEqual({ plan: "basic" });
  expect(readCheckoutSearch({ plan: "gold", pack: "pack10" })).toEqual({ pack: "pack10" });
  expect(readCheckoutSearch({ pack: "../../x" })).toEqual({});
});
