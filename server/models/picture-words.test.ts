import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { textWorkInThread } from "#server/thread/index";
import { type Domain, openDomain } from "#tests/support/domain";
import { type ModelServer, startModelServer } from "#tests/support/model-server";
import { openPictureReader } from "./picture-words.ts";
import { openModelService } from "./service.ts";

let domain: Domain;
let userId: string;
let server: ModelServer;
let picture: Buffer;
beforeAll(async () => {
  [domain, server] = [await openDomain(), await startModelServer()];
  userId = (await domain.person()).id;
  picture = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await server.close();
  await domain.stop();
});

function readerOf(models: number) {
  const { db } = domain;
  const setting = { kind: "openai-compatible" as const, baseUrl: `${server.url}/v1`, apiKey: "k", model: "m" };
  const log = { info() {}, warn() {}, error() {} };
  const environment = Array.from({ length: models }, (_, at) => ({ ...setting, name: `m${at}` }));
  const now = () => new Date();
  const service = openModelService({ db, secretKey: null, environment, work: textWorkInThread, now, log });
  return openPictureReader(service, { db, log });
}
const read = (models: number) => readerOf(models).read(picture, userId, new AbortController().signal);

test("without a model nothing is read, and nobody is asked", async () => {
  expect(await readerOf(0).ready()).toBe(false);
  expect(await read(0)).toBe("");
  expect(server.requests).toHaveLength(0);
});

test("a model is shown the picture, made smaller, and what it writes down are words", async () => {
  server.behave({ kind: "answer", content: "```\nGuide price £465,000\n3 bedrooms\n```" });
  expect(await readerOf(1).ready()).toBe(true);
  expect(await read(1)).toBe("Guide price £465,000\n3 bedrooms");
  const sent = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/.exec(JSON.stringify(server.requests.at(-1)?.body))?.[1];
  expect(await sharp(Buffer.from(sent ?? "", "base64")).metadata()).toMatchObject({ width: 1600, height: 800 });
  const calls = await domain.db.selectFrom("model_log").select(["purpose", "outcome"]).execute();
  expect(calls).toEqual([{ purpose: "facts", outcome: "written" }]);
});

test("one that sees nothing refuses, and the next is asked; where none answers there are no words", async () => {
  server.behave({ kind: "status", status: 400 }, { kind: "answer", content: "3 bedrooms" });
  expect(await read(2)).toBe("3 bedrooms");
  server.behave({ kind: "status", status: 400 });
  expect(await read(1)).toBe("");
});
