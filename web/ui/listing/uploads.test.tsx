import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Photo } from "#contract/import";
import { uuid } from "#web/lib/uuid.ts";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll, untilShown } from "#web/testing/mount.tsx";
import { Photos } from "#web/ui/listing/photos.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(resetFakeApi);
afterEach(unmountAll);

const photo = (caption: string | null, part: Partial<Photo> = {}): Photo => ({
  id: uuid(),
  url: `/${caption}`,
  width: 4,
  height: 3,
  caption,
  ...part,
});
const order = () => [...document.querySelectorAll("li img")].map((image) => image.getAttribute("src"));

async function show(first: Photo[]) {
  function Frame() {
    const [photos, setPhotos] = useState(first);
    return (
      <Photos
        photos={photos}
        chosen={photos.map(({ id }) => id)}
        onChange={setPhotos}
        onAdd={(one) => setPhotos((before) => [...before, one])}
        onCaption={() => undefined}
      />
    );
  }
  await mount(<Frame />);
}

async function drop(names: readonly string[]) {
  const files = names.map((name) => new File([new Uint8Array([1])], name, { type: "image/jpeg" }));
  const event = new Event("drop", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "dataTransfer", { value: { files } });
  await act(async () => void document.querySelector("section")?.dispatchEvent(event));
  await settle();
}

test("a photo that fails holds up no other, says why and can be sent again", async () => {
  let broken = true;
  answers["imports.uploadPhoto"] = async (input) => {
    const { file } = input as { file: File };
    if (file.name === "b.jpg" && broken) throw apiError("unavailable");
    return photo(file.name);
  };
  await show([]);
  await drop(["a.jpg", "b.jpg", "c.jpg"]);
  await untilShown("b.jpg 没有传上来");
  expect(order()).toEqual(["/a.jpg", "/c.jpg"]);
  broken = false;
  await press("再传一次");
  await vi.waitFor(() => expect(order()).toEqual(["/a.jpg", "/c.jpg", "/b.jpg"]));
  expect(pageText()).not.toContain("没有传上来");
});

test("photos are put in the order of a visit, the better of two of a room first, and back again", async () => {
  const [plan, dark, living, outside] = [
    photo(null, { plan: true }),
    photo("客厅", { hints: ["dark"] }),
    photo("客厅 2"),
    photo("小区外观"),
  ];
  await show([plan, dark, living, outside]);
  expect(pageText()).toContain("偏暗");
  await press("按看房顺序排");
  expect(order()).toEqual([outside, living, dark, plan].map(({ url }) => url));
  await press("恢复原来的顺序");
  expect(order()).toEqual([plan, dark, living, outside].map(({ url }) => url));
});
