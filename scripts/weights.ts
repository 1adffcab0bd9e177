/**
 * Writes engine/compliance/weighing/weights/<language>.json, learned from the labelled wordings and sentences of the repository
 * and from pieces of the composer, which break nothing. Wordings in `unseen/` only measure and are never learned from. Run after
 * adding wordings.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Piece } from "#contract/copy";
import { getMarket } from "#engine/compliance/markets/index";
import { featuresOf, sentencesOf } from "#engine/compliance/weighing/features";
import { type Example, type Learned, learn } from "#engine/compliance/weighing/learn";
import { passagesOf } from "#engine/compliance/weighing/passages";
import { themesOf } from "#engine/compliance/weighing/themes";
import { weighedLanguages } from "#engine/compliance/weighing/weights";
import { composedPiece } from "#tests/support/composed/pieces";

const folder = new URL("../engine/compliance/", import.meta.url);
const labelled = z.object({
  market: z.string().optional(),
  lang: z.string(),
  text: z.string(),
  expect: z.array(z.string()),
  mode: z.string().optional(),
});
type Labelled = z.infer<typeof labelled>;

/** Every market in every language and style. */
const PIECES = 264;
/** So many more are never learned from; none of them may be told. */
const KEPT = 1056;
const files = (name: string): string[] =>
  readdirSync(new URL(`${name}/`, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
const textOf = (path: string): string => readFileSync(new URL(path, folder), "utf8");

function wordings(): Labelled[] {
  return files("wordings").flatMap((name) =>
    textOf(`wordings/${name}`)
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => labelled.parse(JSON.parse(line))),
  );
}

function sentences(): Labelled[] {
  return files("sentences").flatMap((name) => {
    const market = name.replace(/(?:\.more)?\.json$/u, "").replace("-", "/");
    const { sentences: all } = z
      .object({ sentences: z.array(labelled) })
      .parse(JSON.parse(textOf(`sentences/${name}`)));
    // What a finished advertisement lacks stands in none of its words.
    return all.filter(({ mode }) => mode === undefined).map((each) => ({ ...each, market }));
  });
}

const primary = (tag: string): string => tag.split("-")[0] ?? tag;

const featuresIn = (sentences: readonly { readonly text: string }[], language: string): string[] =>
  sentences.flatMap(({ text }) => featuresOf(text, language));

function exampleOf({ market = "", lang, text, expect }: Labelled): Example {
  const rules = (getMarket(market)?.rules ?? []).filter(({ id }) => expect.includes(id));
  return {
    features: featuresIn(sentencesOf(text), primary(lang)),
    breach: expect.length > 0,
    themes: [...new Set(rules.flatMap(themesOf))],
  };
}

let pieces: Piece[] | null = null;

const piecesIn = (language: string): Piece[] => {
  pieces ??= Array.from({ length: PIECES + KEPT }, (_, number) => composedPiece(number).piece);
  return pieces.filter((piece) => primary(piece.language) === language);
};
const learnedPieces = (language: string) => piecesIn(language).slice(0, PIECES / weighedLanguages.length);

/** Every passage of the pieces that are not learned from. */
const keptPassages = (language: string): string[][] =>
  piecesIn(language)
    .slice(PIECES / weighedLanguages.length)
    .flatMap(({ body }) => passagesOf(sentencesOf(body), body).map(({ of }) => featuresIn(of, language)));

/** Lawful passages of whole pieces, some of each. */
function composed(language: string): Example[] {
  return learnedPieces(language).flatMap(({ body }, number) => {
    const passages = passagesOf(sentencesOf(body), body);
    // the last of a piece invites: what every piece says is learned as lawful whichever of the others is taken
    const taken = [passages[number % passages.length], passages.at(-1)];
    return [...new Set(taken)].flatMap((passage) =>
      passage
        ? {
            features: featuresIn(passage.of, language),
            breach: false,
            themes: [],
            composed: true,
          }
        : [],
    );
  });
}

const givenIn = (language: string): Labelled[] =>
  [...wordings(), ...sentences()].filter(({ lang }) => primary(lang) === language);

/** Changes with any labelled passage of the language: tells whether its weights were learned from what stands there now. */
export const sourceOf = (language: string): string =>
  createHash("sha256")
    .update(JSON.stringify(givenIn(language)))
    .digest("hex")
    .slice(0, 16);

const weightsOf = (language: string): Learned =>
  learn([...givenIn(language).map(exampleOf), ...composed(language)], keptPassages(language));

const lines = (weights: ReadonlyMap<string, number>): string =>
  [...weights].map(([feature, weight]) => `${feature}\t${weight}`).join("\n");

/** Hundredths above what the composed pieces we look at ask for: of all that is composed in a language they are a part. */
const margins: Readonly<Record<string, number>> = { zh: 74 };

/** The text of a language's file. */
function fileOf(source: string, { bias, threshold, weights, themes }: Learned): string {
  const told = Object.fromEntries([...themes].map(([name, of]) => [name, lines(of)]));
  return `${JSON.stringify({ source, bias, threshold, weights: lines(weights), themes: told }, null, 1)}\n`;
}

if (import.meta.main) {
  for (const language of weighedLanguages) {
    const found = weightsOf(language);
    const learned = { ...found, threshold: found.threshold + (margins[language] ?? 0) };
    writeFileSync(new URL(`weighing/weights/${language}.json`, folder), fileOf(sourceOf(language), learned));
    console.log(
      language,
      learned.weights.size,
      "features,",
      learned.themes.size,
      "themes, threshold",
      learned.threshold / 100,
    );
  }
}
