import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Photo } from "#contract/import";
import { uuid } from "#web/lib/uuid.ts";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, type, unmountAll, untilShown } from "#web/testing/mount.tsx";
import { withCaption } from "#web/ui/listing/photo-caption.tsx";
import { Photos } from "#web/ui/listing/photos.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(resetFakeApi);
afterEach(unmountAll);

const photo = (caption: string | null): Photo => ({ id: uuid(), url: `/${uuid()}`, width: 4, height: 3, caption });
const order = () => [...document.querySelectorAll("li img")].map((image) => image.getAttribute("alt"));
const selector = (number: number) => `input[aria-label="第 ${number} 张是什么地方"]`;
function field(number: number): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(selector(number));
  if (!found) throw new Error(`no caption ${number}`);
  return found;
}
async function say(number: number, words: string) {
  await type(selector(number), words);
  await act(async () => field(number).dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  await settle();
}

async function show(first: Photo[]) {
  function Frame() {
    const [photos, setPhotos] = useState(first);
    return (
      <Photos
        photos={photos}
        chosen={[]}
        onChange={setPhotos}
        onAdd={() => undefined}
        onCaption={(id, caption) => setPhotos((before) => withCaption(before, id, caption))}
      />
    );
  }
  await mount(<Frame />);
}

test("what photos show is typed below them, kept, and puts them in the order of a visit", async () => {
  answers["imports.captionPhoto"] = async () => ({});
  const photos = [photo(null), photo("厨房"), photo(null)];
  await show(photos);
  expect(field(2).value).toBe("厨房");
  await say(1, " 主卧 ");
  await say(3, "客厅");
  expect(inputsOf("imports.captionPhoto")).toEqual([
    { id: photos[0]?.id, caption: "主卧" },
    { id: photos[2]?.id, caption: "客厅" },
  ]);
  await press("按看房顺序排");
  expect(order()).toEqual(["客厅", "厨房", "主卧"]);
});

test("nothing is sent of words that were not changed, and the arrow keys stay in the field", async () => {
  await show([photo("客厅"), photo("厨房")]);
  await say(1, "客厅");
  expect(inputsOf("imports.captionPhoto")).toEqual([]);
  const pressed = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true });
  await act(async () => {
    field(1).focus();
    field(1).dispatchEvent(pressed);
  });
  expect(document.activeElement).toBe(field(1));
});

test("words that could not be kept say why, and are sent again when the field is left once more", async () => {
  answers["imports.captionPhoto"] = async () => {
    throw apiError("unavailable");
  };
  await show([photo(null)]);
  await say(1, "阳台");
  await untilShown("没有保存");
  expect(field(1).value).toBe("阳台");
  answers["imports.captionPhoto"] = async () => ({});
  await say(1, "阳台");
  expect(pageText()).not.toContain("没有保存");
  expect(inputsOf("imports.captionPhoto")).toHaveLength(2);
});
