import { expect, test } from "vitest";
import { shareRoute } from "./share-route.ts";

const share = async (body: BodyInit) => {
  const answer = await shareRoute().request("/share", { method: "POST", body });
  return [answer.status, answer.headers.get("Location")];
};
const form = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};

test("what a share sheet says goes along where no service worker takes it", async () => {
  const [status, to] = await share(form({ title: "", text: "看这套 https://example.com/1", other: "x" }));
  expect(status).toBe(303);
  const { pathname, searchParams } = new URL(to as string, "http://here.test");
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(["/share", { text: "看这套 https://example.com/1" }]);
});

test("files and forms too large to be words lead to the page alone", async () => {
  expect(await share(form({ files: new File(["x"], "a.pdf") }))).toEqual([303, "/share"]);
  expect(await share(form({ text: "x".repeat(70_000) }))).toEqual([303, "/share"]);
  expect(await share("not a form")).toEqual([303, "/share"]);
});
