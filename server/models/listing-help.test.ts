import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { textWorkInThread } from "#server/thread/index";
import { type Domain, openDomain } from "#tests/support/domain";
import { type ModelServer, startModelServer } from "#tests/support/model-server";
import { openListingHelp } from "./listing-help.ts";
import { openModelService } from "./service.ts";

let domain: Domain;
let userId: string;
let server: ModelServer;
beforeAll(async () => {
  [domain, server] = [await openDomain(), await startModelServer()];
  userId = (await domain.person()).id;
});
afterAll(async () => {
  await server.close();
  await domain.stop();
});

const text = "Bright maisonette near the river. Guide £465,000. It went up in 1931 and faces the park.";
const listing = { ...emptyListing(), country: "GB", title: "Bright maisonette" };

let wordsAsked = 0;
const words = async () => {
  wordsAsked += 1;
  return text;
};

async function helped(models: number) {
  const { db } = domain;
  const setting = {
    name: "m",
    kind: "openai-compatible" as const,
    baseUrl: `${server.url}/v1`,
    apiKey: "k",
    model: "m",
  };
  const log = { info() {}, warn() {}, error() {} };
  const environment = Array.from({ length: models }, (_, at) => ({ ...setting, name: `m${at}` }));
  const now = () => new Date();
  const service = openModelService({ db, secretKey: null, environment, work: textWorkInThread, now, log });
  return await openListingHelp(service, { db, log })(listing, words, userId, new AbortController().signal);
}

test("without a provider nobody is asked, and the page is not read for its words", async () => {
  expect(await helped(0)).toEqual(listing);
  expect(server.requests).toHaveLength(0);
  expect(wordsAsked).toBe(0);
});

test("a provider points at words of the page; what does not stand there is left out, and the call is in the log", async () => {
  server.behave({ kind: "answer", content: JSON.stringify({ yearBuilt: "1931", bedrooms: "3 bedrooms" }) });
  const after = await helped(1);
  expect(after).toMatchObject({ yearBuilt: 1931, rooms: { bedrooms: null } });
  expect(after.provenance.yearBuilt?.source).toBe("model");
  expect(JSON.stringify(server.requests.at(-1)?.body)).toContain("It went up in 1931");
  const calls = await domain.db.selectFrom("model_log").select(["purpose", "outcome"]).execute();
  expect(calls).toEqual([{ purpose: "facts", outcome: "written" }]);
});

test("where the first fails the next is asked, and where all fail the listing is what was read", async () => {
  server.behave({ kind: "status", status: 500 }, { kind: "answer", content: '{"yearBuilt":"1931"}' });
  expect((await helped(2)).yearBuilt).toBe(1931);
  server.behave({ kind: "status", status: 500 });
  expect(await helped(2)).toEqual(listing);
});
