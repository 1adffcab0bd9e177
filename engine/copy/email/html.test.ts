import { expect, test } from "vitest";
import { type Letter, letterOf, renderLetter, withPictures } from "./html.ts";

const letter: Letter = {
  language: "en",
  subject: "s",
  preheader: "p",
  place: "Putuo",
  headline: "h",
  price: "£985,000",
  greeting: "g",
  paragraphs: ["one", "{{price}} <b>"],
  factsHead: "Facts",
  facts: [
    ["Price", "1"],
    ["Area", "2"],
  ],
  button: { text: "See it", href: "https://example.com/p?a=1&b=2" },
  closing: "c",
  card: ["Morgan", "020"],
  footer: ["Sent by"],
};

const bare = { photo: null, portrait: null, wechat: null };

test("lines stand between the rows, none under the last", () => {
  const rows = renderLetter(letter)
    .split("<tr>")
    .filter((row) => />(?:Price|Area)</.test(row));
  expect(rows.map((row) => row.includes("border-bottom:1px solid #e9e4dc"))).toEqual([true, false]);
});

test("what there is nothing for leaves no mark, and words are never read as the frame's", () => {
  const nothing = { ...letter, place: null, price: null, facts: [], button: null, card: [], footer: [] };
  for (const html of [renderLetter(letter), renderLetter(nothing)]) {
    expect(html).not.toMatch(/<!--\/?part/);
    expect(html.match(/\{\{[A-Za-z]+\}\}/g)).toEqual(["{{price}}"]);
    expect(html).toContain("{{price}} &lt;b&gt;");
  }
  expect(renderLetter(nothing)).not.toContain("See it");
  expect(renderLetter({ ...letter, button: { text: "See it", href: "javascript:alert(1)" } })).not.toContain(
    "javascript",
  );
});

test("the photo stands above the words, with its words for who cannot see it; without one nothing does", () => {
  const html = renderLetter(letter);
  const shown = withPictures(html, { ...bare, photo: { src: "cid:home@listcast", caption: 'Living "room"' } });
  expect(shown).toMatch(/<img[^>]*alt="Living &quot;room&quot;"[^>]*src="cid:home@listcast"/);
  expect(shown.indexOf("<img")).toBeLessThan(shown.indexOf("<h1"));
  expect(withPictures(html, bare)).not.toMatch(/<img|photo-->/);
});

const face = { src: "cid:face@listcast", caption: "Morgan <Ellis>" };
const code = { src: "cid:code@listcast", caption: "Add on WeChat" };

test("who signs is shown with face and code beside their lines; without them the lines stand alone", () => {
  const html = renderLetter(letter);
  const shown = withPictures(html, { ...bare, portrait: face, wechat: code });
  expect(shown).toMatch(
    /<img src="cid:face@listcast" alt="Morgan &lt;Ellis&gt;"[\s\S]*Morgan<br>020[\s\S]*cid:code@listcast/,
  );
  expect(shown).toContain("Add on WeChat");
  const alone = withPictures(html, bare);
  expect(alone).toContain("Morgan<br>020");
  expect(alone).not.toMatch(/<img|portrait|wechat/i);
});

test("a letter edited by hand, whose lines stand in its text, still shows face and code; without them no empty card", () => {
  const edited = letterOf({ language: "en", subject: "s", preheader: "p" }, ["Morgan, 020"]);
  expect(withPictures(edited, { ...bare, portrait: face, wechat: code })).toMatch(/cid:face[\s\S]*cid:code/);
  expect(withPictures(edited, bare)).not.toMatch(/<img|signer-->|border-top:solid/);
});

test("the longest letter stays under the 102 kB at which Gmail cuts, in tables with their styles inside", () => {
  const long = {
    ...letter,
    paragraphs: Array.from({ length: 12 }, () => "房".repeat(400)),
    facts: Array.from({ length: 14 }, (): [string, string] => ["户型", "三室两厅两卫，南北通透".repeat(4)]),
  };
  const photo = { src: "cid:home@listcast", caption: "" };
  const html = withPictures(renderLetter(long), { photo, portrait: face, wechat: code });
  expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
  expect(html).toContain("<!--[if mso | IE]>");
  expect(html).toContain("prefers-color-scheme:dark");
  expect(html).not.toMatch(/<link|@import|<script/i);
});
