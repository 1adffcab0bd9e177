/** Pictures are handed out as they are until the operator has a certificate that signs. */
import { afterAll, expect, test } from "vitest";
import { prepareCredentials, withCredentials } from "./credentials.ts";

afterAll(() => prepareCredentials(null, new Date()));

test("without a certificate a picture stays as it is, and one that cannot sign ends the start", async () => {
  const picture = new Uint8Array([1, 2, 3]);
  await prepareCredentials(null, new Date());
  expect(await withCredentials(picture)).toBe(picture);
  await expect(prepareCredentials({ certificate: "none", key: "none" }, new Date())).rejects.toMatchObject({
    code: "bad_setting",
    data: { name: "C2PA_CERTIFICATE, C2PA_KEY" },
  });
});
