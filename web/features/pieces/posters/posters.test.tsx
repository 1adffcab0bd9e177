import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Posters } from "#web/features/pieces/posters/posters.tsx";
import { campaign } from "#web/features/pieces/test-samples.ts";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const saved: string[] = [];
vi.mock("#web/lib/save-file.ts", () => ({ saveFile: (_file: Blob, name: string) => saved.push(name) }));
beforeEach(() => {
  resetFakeApi();
  saved.length = 0;
});
afterEach(unmountAll);

const jpeg = () => new File([new Uint8Array([1])], "PROP-001.jpg", { type: "image/jpeg" });

async function open() {
  const details = document.querySelector("details");
  await act(async () => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event("toggle"));
  });
  await settle();
  await vi.waitFor(() => expect(document.querySelector("fieldset")).not.toBeNull());
}

test("nothing is drawn before the panel is opened; then the poster is shown, and drawn anew for every choice", async () => {
  answers["posters.draw"] = async () => jpeg();
  const of = campaign();
  await mount(<Posters campaign={of} />);
  expect(inputsOf("posters.draw")).toEqual([]);
  await open();
  await vi.waitFor(() => expect(document.querySelector("img")?.alt).toContain("梅川苑"));
  const first = {
    id: of.id,
    template: "just-listed",
    ratio: "3:4",
    language: "zh",
    accent: "#D9481C",
    photo: 0,
    size: "preview",
  };
  expect(inputsOf("posters.draw")).toEqual([first]);
  await press("轻奢");
  await press("9:16");
  expect(inputsOf("posters.draw").at(-1)).toEqual({ ...first, template: "luxury", ratio: "9:16" });
  expect(button("轻奢").getAttribute("aria-pressed")).toBe("true");
});

test("what is downloaded is the full picture, under the server's name", async () => {
  answers["posters.draw"] = async () => jpeg();
  await mount(<Posters campaign={campaign()} />);
  await open();
  await press("下载海报");
  expect(inputsOf("posters.draw").at(-1)).toMatchObject({ size: "full", template: "just-listed" });
  expect(saved).toEqual(["PROP-001.jpg"]);
});

test("a template that tells of an occasion is offered where the campaign has it", async () => {
  answers["posters.draw"] = async () => jpeg();
  await mount(<Posters campaign={campaign()} />);
  await open();
  expect(pageText()).not.toContain("调价");
  await unmountAll();
  const { preferences } = campaign();
  await mount(
    <Posters campaign={campaign({ preferences: { ...preferences, occasion: { kind: "price_change", before: 9 } } })} />,
  );
  await open();
  expect(pageText()).toContain("调价");
});

test("a poster that cannot be drawn says why, and can be asked for again", async () => {
  answers["posters.draw"] = async () => Promise.reject(apiError("unavailable"));
  await mount(<Posters campaign={campaign()} />);
  await open();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  answers["posters.draw"] = async () => jpeg();
  await press("重试");
  await vi.waitFor(() => expect(document.querySelector("img")).not.toBeNull());
});
