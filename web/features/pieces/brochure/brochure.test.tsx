import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Brochure } from "#web/features/pieces/brochure/brochure.tsx";
import { EmailFile } from "#web/features/pieces/email-file.tsx";
import { campaign, piece } from "#web/features/pieces/test-samples.ts";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const saved: string[] = [];
vi.mock("#web/lib/save-file.ts", () => ({ saveFile: (_file: Blob, name: string) => saved.push(name) }));
beforeEach(() => {
  resetFakeApi();
  saved.length = 0;
  answers["account.card.get"] = async () => null;
});
afterEach(unmountAll);

const file = (name: string, type: string) => new File([new Uint8Array([1])], name, { type });

async function open() {
  const details = document.querySelector("details");
  await act(async () => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event("toggle"));
  });
  await settle();
  await vi.waitFor(() => expect(document.querySelector("fieldset")).not.toBeNull());
}

test("the brochure is set once the panel is opened, on the paper of the market, and anew for every choice", async () => {
  answers["brochures.draw"] = async () => file("a.jpg", "image/jpeg");
  const of = campaign({ market: "US" });
  await mount(<Brochure campaign={of} />);
  expect(inputsOf("brochures.draw")).toEqual([]);
  await open();
  await vi.waitFor(() => expect(document.querySelector("img")?.alt).toContain("梅川苑"));
  const first = { id: of.id, size: "Letter", language: "zh", accent: "#D9481C", format: "preview" };
  expect(inputsOf("brochures.draw")).toEqual([first]);
  await press("A4");
  expect(inputsOf("brochures.draw").at(-1)).toEqual({ ...first, size: "A4" });
  answers["brochures.draw"] = async () => file("PROP-001.pdf", "application/pdf");
  await press("下载 PDF");
  expect(inputsOf("brochures.draw").at(-1)).toMatchObject({ format: "pdf", size: "A4" });
  expect(saved).toEqual(["PROP-001.pdf"]);
});

test("a brochure that cannot be set says why, and can be asked for again", async () => {
  answers["brochures.draw"] = async () => Promise.reject(apiError("unavailable"));
  await mount(<Brochure campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  answers["brochures.draw"] = async () => file("a.jpg", "image/jpeg");
  await press("重试");
  await vi.waitFor(() => expect(document.querySelector("img")).not.toBeNull());
});

test("an email is saved as a file for a mail program, not before its changes are", async () => {
  answers["letters.file"] = async () => file("PROP-001.eml", "message/rfc822");
  const of = piece({ kind: "email", platform: "email", html: "<p>信</p>" });
  await mount(<EmailFile piece={of} dirty={false} />);
  await press("下载邮件（.eml）");
  expect(inputsOf("letters.file")).toEqual([{ id: of.id }]);
  expect(saved).toEqual(["PROP-001.eml"]);
  await unmountAll();
  await mount(<EmailFile piece={of} dirty />);
  expect(button("下载邮件（.eml）").disabled).toBe(true);
  expect(pageText()).toContain("先保存");
});

test("a brochure begins in the account's colour", async () => {
  const who = { name: "林晓", phone: null, company: null, licence: null, address: null, email: null };
  answers["account.card.get"] = async () => ({ ...who, accent: "#1c3d5a" });
  answers["brochures.draw"] = async () => file("a.jpg", "image/jpeg");
  await mount(<Brochure campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelector("img")).not.toBeNull());
  expect(inputsOf("brochures.draw")).toMatchObject([{ accent: "#1c3d5a" }]);
});
