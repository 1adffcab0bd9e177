/** Every file the command line reads says what is wrong in it and where, as text and as JSON. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder";
import { run } from "./run.ts";

const folder = temporaryFolder("listcast-files-");
const write = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return name;
};

async function listcast(...args: string[]) {
  let [out, err] = ["", ""];
  const code = await run(args, {
    cwd: folder,
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      err += text;
    },
    stdin: async () => "",
  });
  return { code, out, err };
}

const home = write(
  "home.json",
  JSON.stringify({
    title: "中远两湾城",
    transaction: "sale",
    price: { amount: 6_980_000, currency: "CNY", period: null },
    area: { sqm: 128.5, kind: "gross" },
    rooms: { bedrooms: 3 },
  }),
);
const compose = ["compose", home, "--languages", "zh", "--platforms", "weibo"];
const draft = JSON.stringify({ piece: "weibo/post", body: "三室。" });
const reading = JSON.stringify({ sentence: "三室。", words: "三室", verdict: "supported" });
/** Command lines, whose files are written when they are run. */
const drafts = (text: string) => () => [...compose, "--drafts", write("drafts.jsonl", text)];
const readings = (text: string) => () => [...drafts(draft)(), "--readings", write("readings.jsonl", text)];
const trace = (text: string) => () => [
  ...["trace", "--listing", home, "--language", "zh", write("text.txt", "三室。")],
  ...["--readings", write("readings.jsonl", text)],
];
const agent = (card: unknown) => () => [...compose, "--agent", write("card.json", JSON.stringify(card))];

test.each([
  [drafts(`${draft}\n{"piece":"weibo/post","bdy":"x"}`), "drafts.jsonl line 2: body: is missing (string)", "body"],
  [drafts(`${draft}\n\n{"piece":"weibo/post","body":7}`), "drafts.jsonl line 3: body: 7 is not of type string", "body"],
  [drafts(`{"language":"it","body":"x"}`), 'drafts.jsonl line 1: language: "it" is none of zh, en,', "language"],
  [
    drafts(`{"piece":"xiaohonshu/post","body":"x"}`),
    'drafts.jsonl line 1: piece: "xiaohonshu/post" names no piece',
    "piece",
  ],
  [drafts(`${draft}\n{"piece":"weibo/post",\n body: 1}`), "drafts.jsonl line 2 is not JSON: ", undefined],
  [
    drafts(`{"piece":"weibo/post","body":"x\n${draft}`),
    "drafts.jsonl line 1: a quotation mark is not closed",
    undefined,
  ],
  [drafts(`${draft}\n{"piece":"weibo/post",\n`), "drafts.jsonl line 2: { is not closed", undefined],
  [drafts(`${draft}\n"body":"x"}`), "drafts.jsonl line 2: } closes nothing", undefined],
  [
    drafts(`{"pieces":[${draft},{"piece":"weibo/post"}]}`),
    "drafts.jsonl line 1: pieces[1].body: is missing",
    "pieces[1].body",
  ],
  [drafts("nothing"), "drafts.jsonl holds no draft", undefined],
  [readings(`${reading}\n{"sentence":"x"}`), "readings.jsonl line 2: words: is missing (string)", "words"],
  [
    trace(`{"sentence":"x","words":"x","verdict":"true"}`),
    'readings.jsonl line 1: verdict: "true" is none of supported, contradicted, not_stated',
    "verdict",
  ],
  [trace(""), "readings.jsonl holds no reading", undefined],
])("a bad line of drafts and readings is named: %#", async (line, message, field) => {
  const args = line();
  const plain = await listcast(...args);
  expect(plain).toMatchObject({ code: 1, out: "" });
  expect(plain.err).toContain(`listcast ${args[0]}: ${message}`);
  const { error } = JSON.parse((await listcast(...args, "--json")).out);
  expect(error.code).toBe("invalid_input");
  expect(error.message).toContain(message);
  expect(error.field).toBe(field);
});

test("what stands around drafts, and fields they do not have, are left out and named", async () => {
  const { code, err } = await listcast(
    ...drafts(`Here they are:\n\`\`\`json\n[${draft},\n{"piece":"weibo/post","body":"x","mood":"y"}]\n\`\`\``)(),
  );
  expect(code).toBe(0);
  expect(err).toBe(
    "drafts.jsonl line 1: left out, no object of JSON: Here they are:\n" +
      "drafts.jsonl line 4: left out, for no draft has it: mood\n",
  );
});

test("drafts written over several lines are read, also as compose prints them", async () => {
  const own = (await listcast(...compose, "--json")).out;
  const { code, err, out } = await listcast(...drafts(JSON.stringify(JSON.parse(own), null, 2))(), "--json");
  expect([code, err]).toEqual([0, ""]);
  expect(JSON.parse(out).pieces).toHaveLength(1);
});

test.each([
  [agent(["Ann"]), "--agent: card.json holds no card, but a list", undefined],
  [agent({ name: "Ann", email: "ann@" }), 'card.json: email: "ann@"', "email"],
  [agent({ name: "Ann", licnce: "7" }), "card.json: licnce is no field of a card; licence is one", "licnce"],
])("an agent's card says its field: %#", async (line, message, field) => {
  const args = line();
  const asJson = await listcast(...args, "--json");
  const { error } = JSON.parse(asJson.out);
  expect([asJson.code, error.code, error.field]).toEqual([2, "bad_usage", field]);
  expect(error.message).toContain(message);
  expect((await listcast(...args)).err).toContain(message);
});

test.each([
  ["state.json is empty", "", undefined],
  ["state.json is not JSON: ", "{", undefined],
  ["state.json: sourceUrl: is missing (string)", "{}", "sourceUrl"],
])("what watch kept says what is wrong with it: %s", async (message, text, field) => {
  write("page.html", "<p>x</p>");
  const { code, out } = await listcast("watch", "page.html", "--state", write("state.json", text), "--json");
  const { error } = JSON.parse(out);
  expect([code, error.code, error.field]).toEqual([1, "invalid_input", field]);
  expect(error.message).toContain(message);
});

test("a folder where watch keeps its state is not taken for a first reading", async () => {
  const { err } = await listcast("watch", home, "--state", ".");
  expect(err).toBe("listcast watch: . is a folder, not a file.\n");
});

test.each([["--photo"], ["--logo"]])("a picture that is none is named among others: %s", async (option) => {
  const args = ["poster", home, "--out", "a.png", option, write("no.jpg", "not a picture")];
  const message = "no.jpg: This file is not an image we can read.";
  expect((await listcast(...args)).err).toBe(`listcast poster: ${message}\n`);
  const { error } = JSON.parse((await listcast(...args, "--json")).out);
  expect(error).toEqual({ code: "not_an_image", message });
});

test("music that is none is named", async () => {
  const { err } = await listcast("video", home, "--out", "a.mp4", "--music", write("no.mp3", "x"));
  expect(err).toMatch(/^listcast video: no\.mp3: /);
});
