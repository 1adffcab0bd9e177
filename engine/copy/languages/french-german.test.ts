import { describe, expect, it } from "vitest";
import { type CopyLanguage, copyStyles, type Market } from "#contract/copy";
import { specificationPlatforms } from "#engine/platforms/index";
import { briefFor } from "#tests/samples/briefs";
import { europeanListings } from "#tests/samples/european-listings";
import { sampleListings } from "#tests/samples/listings";
import { dealt } from "#tests/support/dealt";
import { factsOf } from "../facts/index.ts";
import { compose } from "../index.ts";
import { similarity } from "../similarity.ts";
import { realiserOf } from "./index.ts";

const { lyonRent, berlinSale } = europeanListings;
const { shanghaiSale, californiaHouse, frenchHouse } = sampleListings;
const valuesIn = (language: CopyLanguage, listing: typeof lyonRent) =>
  realiserOf(language)?.values(factsOf(listing)) ?? {};
/** Spaces that do not break, as plain ones. */
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/gu, " ");

describe("French", () => {
  it("prints money and areas as France does", () => {
    expect(plain(valuesIn("fr", shanghaiSale).price)).toBe("6,98 millions de yuans");
    expect(plain(valuesIn("fr", frenchHouse).price)).toBe("570 000 €");
    expect(plain(valuesIn("fr", lyonRent).price)).toBe("1 180 € par mois");
    expect(plain(valuesIn("fr", californiaHouse).area)).toBe("233,8 m² (2 517 pieds carrés)");
  });
  it("says Carrez only where the page does", () => {
    expect(plain(valuesIn("fr", lyonRent)["area.full"])).toBe("surface loi Carrez de 64,2 m²");
    expect(plain(valuesIn("fr", berlinSale)["area.full"])).toBe("surface nette de 78,5 m²");
    expect(plain(valuesIn("fr", frenchHouse)["area.full"])).toBe("surface de 117 m²");
  });
  it("puts fixed spaces before double marks and keeps addresses of pages whole", () => {
    const tidy = realiserOf("fr")?.tidy ?? String;
    expect(tidy("Alors ? Prix : 5 € ; « oui » !")).toBe(
      "Alors\u202f? Prix\u00a0: 5\u00a0€\u202f; «\u00a0oui\u00a0»\u202f!",
    );
    const works = "En 2024, l’électroménager refait.";
    expect(tidy(works)).toBe("En 2024, l’électroménager a été refait.");
    expect(tidy(tidy(works))).toBe(tidy(works));
    expect(tidy("https://homes.example/p?x=1")).toBe("https://homes.example/p?x=1");
  });
  it("tells a missing lift with the floor", () => {
    expect(valuesIn("fr", lyonRent).floor).toBe("3e étage sans ascenseur");
  });
});

describe("German", () => {
  it("prints money and areas as Germany does", () => {
    expect(plain(valuesIn("de", shanghaiSale).price)).toBe("6,98 Mio. Yuan");
    const seoul = { ...shanghaiSale, price: { amount: 1_850_000_000, currency: "KRW", period: null } };
    expect(plain(valuesIn("de", seoul).price)).toBe("1,85 Mrd. Won");
    expect(plain(valuesIn("de", berlinSale).price)).toBe("489.000 €");
    expect(plain(valuesIn("de", berlinSale)["area.full"])).toBe("78,5 m² Wohnfläche");
    expect(plain(valuesIn("de", shanghaiSale)["area.full"])).toBe("89,3 m² Bruttofläche");
  });
  it("counts Zimmer at home and bedrooms abroad", () => {
    expect(valuesIn("de", berlinSale)["beds.home"]).toBe("3-Zimmer-Wohnung");
    expect(valuesIn("de", shanghaiSale)["beds.home"]).toBe("Wohnung mit zwei Schlafzimmern");
  });
  it("leaves the numbers of floors abroad as they stand", () => {
    expect(valuesIn("de", sampleListings.tokyoSale).floor).toBe("Etage 9 von 10");
    expect(valuesIn("fr", sampleListings.tokyoSale).floor).toBe("9e niveau sur 10");
  });
});

describe.each([["fr"], ["de"]] as const)("pieces in %s", (language) => {
  const markets: readonly (Market | null)[] = [null, "CN", "US", "CA"];
  const everywhere = [shanghaiSale, lyonRent, berlinSale, californiaHouse].flatMap((listing) =>
    markets.map((market, at) => ({ listing, market, seed: at + 2 })),
  );

  it("are traced and lawful in every market, style and home", { timeout: 180_000 }, () => {
    for (const { listing, market, seed } of dealt(everywhere, language === "fr" ? 0 : 1))
      for (const style of copyStyles)
        for (const platform of specificationPlatforms) {
          const piece = compose(listing, briefFor(listing, { style, market, seed }), {
            platform,
            language,
            kind: "post",
          });
          expect(piece.untraced, piece.body).toEqual([]);
          expect(
            piece.findings.filter(({ severity }) => severity === "block"),
            piece.body,
          ).toEqual([]);
        }
  });

  it("print no figure that the facts lack", () => {
    const allowed = ["89,3", "2", "1", "18", "2004", "620", "6,98", "6980000"];
    for (const platform of specificationPlatforms)
      for (const style of copyStyles) {
        const { body } = compose(shanghaiSale, briefFor(shanghaiSale, { style, seed: 9, market: null }), {
          platform,
          language,
          kind: "post",
        });
        const joined = body.replace(/13800001234/u, "").replace(/(?<=\d)[\u00a0\u202f.](?=\d{3}(?!\d))/gu, "");
        const figures = joined.match(/\d[\d.,]*\d|\d/gu) ?? [];
        expect(
          figures.filter((figure) => !allowed.includes(figure)),
          body,
        ).toEqual([]);
      }
  });

  it("keep platforms and styles of a European home apart", { timeout: 180_000 }, () => {
    // posts of a home with much to tell share its facts, and with them more of their words
    for (const [listing, most] of [
      [lyonRent, 0.6],
      [berlinSale, 0.72],
    ] as const) {
      const bodies = copyStyles.flatMap((style) =>
        specificationPlatforms.map((platform) => ({
          style,
          platform,
          body: compose(listing, briefFor(listing, { style, seed: 11 }), { platform, language, kind: "post" }).body,
        })),
      );
      for (const a of bodies)
        for (const b of bodies)
          if (a !== b && (a.style === b.style || a.platform === b.platform))
            expect(similarity(a.body, b.body), `${a.body}\n--\n${b.body}`).toBeLessThan(most);
    }
  });
});
