import { describe, expect, it } from "vitest";
import { type CopyLanguage, copyStyles, type Piece } from "#contract/copy";
import { platforms } from "#engine/platforms/index";
import { countText, fits } from "#engine/platforms/measure";
import { agent, briefFor } from "#tests/samples/briefs";
import { sampleListings } from "#tests/samples/listings";
import { dealt } from "#tests/support/dealt";
import { compose } from "./index.ts";
import { writtenLanguages } from "./languages/index.ts";

const kindOf = (family: string) => (family === "email" ? "email" : family === "sms" ? "sms" : "post");

describe("every platform", () => {
  /** Every platform with two of the six homes, styles and homes taking turns; of the homes a third a day. */
  const everywhere = (language: CopyLanguage): { name: string; piece: Piece }[] =>
    dealt([...Object.entries(sampleListings).entries()], writtenLanguages.indexOf(language)).flatMap(
      ([at, [name, listing]]) =>
        platforms
          .filter((_platform, index) => (index + at) % 3 === 0)
          .map((platform, index) => {
            const style = copyStyles[(at + index) % copyStyles.length] ?? "friendly";
            return {
              name,
              piece: compose(
                listing,
                briefFor(listing, { style, agent: index % 2 ? agent : null, link: "https://homes.example/p/1" }),
                { platform: platform.id, language, kind: kindOf(platform.family) },
              ),
            };
          }),
    );

  it.each(writtenLanguages.map((language) => [language]))(
    "fits every platform by its own count, with clean, traced, lawful text, in %s",
    { timeout: 180_000 },
    (language) => {
      for (const { name, piece } of everywhere(language)) {
        const platform = platforms.find(({ id }) => id === piece.platform);
        const where = `${language} ${name} ${piece.platform}\n${piece.title}\n${piece.body}`;
        if (!platform) throw new Error(where);
        if (piece.kind === "post") {
          expect(fits(platform, { title: piece.title, body: piece.body, hashtags: piece.hashtags }), where).toBe(true);
          expect(piece.length, where).toEqual(
            countText(platform, { title: piece.title, body: piece.body, hashtags: piece.hashtags }),
          );
        }
        expect(piece.body.length, where).toBeGreaterThan(12);
        expect([piece.title?.replace(/^\[AD\] /u, ""), piece.body].join("\n"), where).not.toMatch(
          /null|undefined|NaN|[{}[\]]/u,
        );
        expect(piece.body, where).not.toMatch(
          / {2}|[ \t]$|，，|。。|、、|,,|\.\.(?!\.)|[，。、；]\s*[，。、；]|\n{3}/mu,
        );
        expect(piece.untraced, where).toEqual([]);
        const broken = piece.findings.filter(
          ({ severity, rule }) => severity === "block" && !/postal-address/u.test(rule),
        );
        expect(broken, where).toEqual([]);
        if (language === "zh") {
          const plain = piece.body.replace(/https?:\S+/gu, "").replace(/本内容由AI生成|回复[A-Z]+/gu, "");
          expect(plain, where).not.toMatch(/\p{Script=Han}[,;!?](?:\p{Script=Han}|$)/mu);
          expect(plain, where).not.toMatch(/\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/u);
        }
      }
    },
  );

  it("writes no word in China that its own checks object to: every area is named by its kind, in the title too", {
    timeout: 180_000,
  }, () => {
    for (const listing of Object.values(sampleListings).filter(({ country }) => country === "CN"))
      for (const [turn, style] of copyStyles.entries())
        for (const platform of dealt(platforms, turn)) {
          const kind = kindOf(platform.family);
          const piece = compose(listing, briefFor(listing, { style }), { platform: platform.id, language: "zh", kind });
          const quoted = piece.findings.filter(({ text }) => text !== "");
          expect(quoted, `${platform.id} ${style}\n${piece.title}\n${piece.body}`).toEqual([]);
        }
  });
});
