import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { IdentityCard } from "#contract/identity";
import { signatureFor } from "#engine/account/signature";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { press } from "#web/testing/act-on.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, submit, type, unmountAll } from "#web/testing/mount.tsx";
import { CardSection } from "./card-section.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
let avatar: string | null = null;
vi.mock("#web/lib/supabase.ts", () => ({ backend: () => null }));
vi.mock("#web/lib/account/profile.ts", () => ({
  readProfile: async () => ({ display_name: "林知夏", phone: null, avatar_url: avatar, phone_verified_at: null }),
}));

const SAVE = "account.card.save";
const dirty: boolean[] = [];

beforeEach(() => {
  resetFakeApi();
  avatar = null;
  dirty.length = 0;
  answers["account.card.get"] = async () => null;
  answers[SAVE] = async (card) => card;
});
afterEach(unmountAll);

async function show() {
  const { client } = fakeBackend({ stored: Promise.resolve(session()) });
  await mount(
    <AuthProvider client={client} arrival={{ recovery: false, linkError: null }}>
      <CardSection onDirty={(is) => void dirty.push(is)} />
    </AuthProvider>,
  );
  await settle();
}
const field = (id: string) => document.querySelector<HTMLInputElement>(`#card-${id}`);

/** Adds the part of a market, chosen in the list as a person does. */
async function addMarket(id: string): Promise<void> {
  const select = document.querySelector("select");
  if (!select) throw new Error("no list of markets");
  const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set;
  await act(async () => {
    set?.call(select, id);
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

test("what is typed is saved as the card that signs, in each market as its part says", async () => {
  await show();
  await type("#card-name", " 林知夏 ");
  await type("#card-nameLatin", "Zoe Lin");
  await type("#card-company", "安居置业");
  await type("#card-phone", "138 0000 1234");
  await addMarket("US");
  await type("#card-US-company", "Bay Homes Inc.");
  await type("#card-US-licence", "DRE 01234567");
  await addMarket("JP");
  expect(dirty.at(-1)).toBe(true);
  await submit();
  const card: IdentityCard = {
    ...{ name: "林知夏", nameLatin: "Zoe Lin", company: "安居置业", phone: "138 0000 1234" },
    ...{ licence: null, address: null, email: null },
    // Japan says nothing of its own
    markets: { US: { company: "Bay Homes Inc.", licence: "DRE 01234567" } },
  };
  expect(inputsOf(SAVE)).toEqual([card]);
  expect(pageText()).toContain("名片已保存");
  expect(dirty.at(-1)).toBe(false);
  expect(field("JP-company")).toBeNull();
  expect(field("name")?.value).toBe("林知夏");
  // the next piece for a home of each market
  expect(signatureFor(card, "CN")).toMatchObject({ name: "林知夏", company: "安居置业", phone: "138 0000 1234" });
  expect(signatureFor(card, "US")).toMatchObject({ company: "Bay Homes Inc.", licence: "DRE 01234567" });
});

test("a card without a name, or with an address that is none, is not saved: the field says so and has the focus", async () => {
  await show();
  await type("#card-email", "lin@example.com");
  await submit();
  expect(pageText()).toContain("请填写姓名。");
  expect(document.activeElement?.id).toBe("card-name");
  await type("#card-name", "林知夏");
  await type("#card-email", "lin@");
  await submit();
  expect(pageText()).not.toContain("请填写姓名。");
  expect(pageText()).toContain("邮箱格式不对。");
  expect(document.activeElement?.id).toBe("card-email");
  await type("#card-email", "lin@example.com");
  await addMarket("US");
  await type("#card-US-email", "lin");
  await submit();
  expect(document.activeElement?.id).toBe("card-US-email");
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(1);
  expect(inputsOf(SAVE)).toEqual([]);
  await type("#card-US-email", "lin@example.us");
  await submit();
  expect(inputsOf(SAVE)).toMatchObject([{ email: "lin@example.com", markets: { US: { email: "lin@example.us" } } }]);
});

test("what was typed stays when saving fails; a market taken away is not saved", async () => {
  const kept = { name: "林知夏", phone: null, company: "安居置业", licence: null, address: null, email: null };
  answers["account.card.get"] = async () => ({ ...kept, markets: { US: { company: "Bay Homes Inc." } } });
  answers[SAVE] = () => Promise.reject(apiError("unavailable"));
  await show();
  expect(field("US-company")?.value).toBe("Bay Homes Inc.");
  await press("移除");
  await type("#card-company", "安居置业梅川店");
  await submit();
  expect(pageText()).toContain("名片没有保存");
  expect(field("company")?.value).toBe("安居置业梅川店");
  answers[SAVE] = async (card) => card;
  await submit();
  expect(inputsOf(SAVE).at(-1)).toEqual({ ...kept, company: "安居置业梅川店" });
});

test("the portrait is the account's own picture, changed where that stands", async () => {
  await show();
  const way = () => document.querySelector<HTMLAnchorElement>("a[href='#basic']");
  expect(way()?.textContent).toBe("到“基本信息”上传");
  await unmountAll();
  avatar = "/storage/v1/object/public/avatars/u/face.webp";
  await show();
  expect(way()?.textContent).toBe("到“基本信息”更换");
  expect(document.querySelector("img")?.getAttribute("src")).toContain("face.webp");
});

test("the account's colour is chosen on its card, and given back for ours", async () => {
  const who: IdentityCard = { name: "林", phone: null, company: null, licence: null, address: null, email: null };
  answers["account.card.get"] = async () => ({ ...who, accent: "#1c3d5a" });
  await show();
  expect(document.querySelector<HTMLInputElement>("input[type=color]")?.value).toBe("#1c3d5a");
  await type("input[type=color]", "#224466");
  await submit();
  expect(inputsOf(SAVE)).toEqual([{ ...who, accent: "#224466" }]);
  await press("恢复默认颜色");
  await submit();
  expect(inputsOf(SAVE).at(-1)).toEqual(who);
});
