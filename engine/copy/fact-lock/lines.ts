/** Numbers of railway lines, and postal districts: one digit makes another place. */

import type { Untraced } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";

interface Line extends Span {
  readonly id: string;
}

const han = /(?<![\d.])(?<id>\d{1,2}) ?(?:号|號)?[线線](?!上)|(?<![\d.])(?<ko>\d{1,2}) ?호선/gu;
/** "Lines 2 and 7", "lignes 2 et 7", "Linie 12". */
const latin =
  /(?<![\p{L}])(?:metro |subway |tube |straßenbahn|tram|bus|s-bahn-|u-bahn-)?(?:lines?|lignes?|linien?|línea|linea|(?<=tram |bus |streetcar )routes?)(?: (?:no\.?|n°))? (?<ids>(?:[A-Z]?\d{1,2}|[A-E](?![\p{L}']))(?:(?:, ?| and | et | und | & |\/| or | ou | oder )(?:[A-Z]?\d{1,2}|[A-E])(?![\p{L}\d.]| (?:min|minutes?|Minuten|m|km|metres|meters|mètres|stops?|Stationen|stations)(?!\p{L})))*)(?![\d.]\d)/giu;
/** U2, S41, M10, RER A, bus 43. */
const coded =
  /(?<![\p{L}\d-])(?<id>[USM]\d{1,2}|RER [A-E]|(?:[Mm]étro|[Mm]etro|RER|[Tt]ramway|U-Bahn|S-Bahn) (?:line |ligne |Linie )?(?:[A-Z]|\d{1,2})(?=[^\p{L}\d]|$)|(?:[Bb]us|[Tt]ram(?:way)?) \d{1,3}|(?:[Tt]ram(?:way)?|[Bb]usway|[Ss]traßenbahn|[Ll]igne|[Ll]inie) [A-H](?!['’]))(?![\p{L}\d-]|[.,]\d| ?(?:m|km|mi|Min|min|Minuten|minutes|mètres|yards|meters|metres|Meter|ft|feet)(?![\p{L}]))/gu;

/** "A Line", "Aライン", "A线". */
const lettered = /(?<![A-Za-z\d])(?<id>[A-Z]) ?(?:[Ll]ine(?![\p{L}])|ライン|线|線|라인|선(?![가-힣]))/gu;

function lines(text: string): Line[] {
  const letters = [...text.matchAll(lettered)].map((match) => ({ match, id: match.groups?.id ?? "" }));
  const numbered = [...text.matchAll(han)].map((match) => ({ match, id: match.groups?.id ?? match.groups?.ko ?? "" }));
  const listed = [...text.matchAll(latin)].flatMap((match) =>
    (match.groups?.ids ?? "").split(/, ?| and | et | und | & |\/| or | ou | oder /).map((id) => ({ match, id })),
  );
  const codes = [...text.matchAll(coded)].map((match) => ({ match, id: match.groups?.id ?? "" }));
  return [...numbered, ...listed, ...codes, ...letters].map(({ match, id }) => ({
    id: id
      .replace(
        /^(?:m[ée]tro |tramway |[us]-bahn |busway |straßenbahn |ligne |linie |M(?=\d)|RER |bus |tram )(?:line |ligne |linie )?/i,
        "",
      )
      .toUpperCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const linesOf = remembered((corpus): ReadonlySet<string> => new Set(lines(corpus).map(({ id }) => id)));

const report = (text: string, { start, end }: Span): Untraced => ({
  start,
  end,
  text: text.slice(start, end),
  kind: "name",
  grade: "block",
});

/** Lines `text` names that the facts (`corpus`) do not. */
export const unknownLines = (text: string, corpus: string): Untraced[] =>
  lines(text)
    .filter(({ id }) => !linesOf(corpus).has(id))
    .map((line) => report(text, line));

const district = /(?<![\p{L}\d])[A-Z]{1,2}\d{1,2}[A-Z]?(?![\p{L}\d])/gu;

const arrondissement = /(?<!\d)(?<number>\d{1,2})(?:er|e|ème|è|st|nd|rd|th|\.)? ?arr(?:ondissement(?!s)|\.)/giu;
/** "75020 Paris", "Paris 20e", "Lyon 4", "20e arrondissement". */
const ofArrondissement =
  /(?<!\d)(?:75|69|13)[01](?<postal>\d{2})(?!\d)|(?:Paris|Lyon|Marseille) (?<named>\d{1,2})(?!\d)|(?<!\d)(?<told>\d{1,2})(?:er|e|ème|è) /giu;

/** Arrondissements that are not the home's; none is unknown where the page names none. */
function unknownArrondissements(text: string, corpus: string): Untraced[] {
  const own = new Set(
    [...corpus.matchAll(ofArrondissement)].map(({ groups }) =>
      Number(groups?.postal ?? groups?.named ?? groups?.told ?? ""),
    ),
  );
  if (own.size === 0) return [];
  return [...text.matchAll(arrondissement)]
    .filter(({ groups }) => !own.has(Number(groups?.number)))
    .map((match) => report(text, { start: match.index, end: match.index + match[0].length }));
}

/** British postal districts of the home's own letters that are not the home's (N7 of a home in N17), and French arrondissements. */
export function unknownDistricts(text: string, country: string | null, corpus: string): Untraced[] {
  if (country === "FR") return unknownArrondissements(text, corpus);
  if (country !== "GB") return [];
  const own = new Set(corpus.match(district) ?? []);
  const letters = new Set([...own].map((code) => code.replace(/\d.*/, "")));
  return [...text.matchAll(district)]
    .filter((match) => !own.has(match[0]) && letters.has(match[0].replace(/\d.*/, "")))
    .map((match) => report(text, { start: match.index, end: match.index + match[0].length }));
}
