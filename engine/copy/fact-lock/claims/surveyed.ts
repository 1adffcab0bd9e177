/** How an area is known: surveyed, from a register or a deed, from a plan, or only about. One figure has the basis the listing gives it. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { linesOf, plainly } from "./reading/frames.ts";

type Known = "surveyed" | "registered" | "plan" | "walls" | "inner" | "about";
const words: Readonly<Record<Known, string>> = {
  surveyed:
    "实测(?:面积)?|实地测量|测绘(?:面积)?|实量|実測(?:面積|値)?|測量(?:済み?|図)?|실측(?: ?면적)?|측량|surveyed|measured(?! (?:from|at|along|on|to|in)(?!\\p{L}))|(?:as )?per survey|survey(?:or['’]s)? (?:figure|measurement)|mesurée?s?|mesurage|relevé(?:e)? (?:par|au)|(?:ver|aus|auf|nach)gemessen|vermessen(?:e|er)?|laut Aufmaß|Aufmaß|medid[oa]s?|misurat[oa]",
  registered:
    "产权证|房产证|证载|产证|登记(?:面积)?|不动产证|公簿|登記簿|登記(?:面積)?|등기(?:부)?(?:상| ?면적)?|공부상|대장(?:상)?|registered|land registry|on (?:the )?title|title(?: deeds?)?|per deeds?|by deed|deeds?|cadastr\\p{L}*|titre de propriété|acte(?: de vente| notarié)?|Grundbuch(?:eintrag)?|laut Grundbuch|Kataster|catastro|registral|escritura|catasto",
  plan: "(?:开发商|建筑|户型)图|图纸|設計図|図面(?:上|値)?|도면(?:상)?|builder(?:'s)? plan|per plan|floor plan figure|selon plan|sur plan|laut (?:Plan|Bauplan)|según plano",
  walls: "壁芯|壁心|안목 ?아닌|centre-line",
  inner: "内法|안목|안치수",
  about:
    "approximate|approx\\.?|no survey|not surveyed|unsurveyed|未测绘|未实测|概測|약식|aproximad[oa]|approximati\\p{L}+|ungefähr|geschätzt|estimé\\p{L}*|geschätzte?",
};
const kinds = ["surveyed", "registered", "plan", "walls", "inner", "about"] as const;
const compiled = kinds.map((kind) => ({ kind, pattern: new RegExp(`(?<!\\p{Script=Latin})(?:${words[kind]})`, "iu") }));

const figure =
  "(?<![\\d.,])\\d{1,5}(?:[.,]\\d{1,3}){0,2} ?(?:㎡|m²|m2|平米|平方米|平方メートル|평(?!형|수)|제곱미터|坪|sq\\.? ?(?:ft|feet|m)|square (?:feet|metres|meters)|qm|Quadratmeter)(?!\\p{Script=Latin})";
const asserting = `${words.surveyed}|${words.registered}|${words.inner}`;
const claims = new RegExp(
  `${figure}[ ,(:]{0,2}(?:[\\p{L}'’]{1,12} ){0,3}(?:は|が)?(?<a>${asserting})|(?<!\\p{Script=Latin})(?<b>${asserting})(?:[\\p{L}'’ :]{0,12}) ?${figure}`,
  "giu",
);

const digits = (words: string): string => (/\d[\d.,]*/u.exec(words)?.[0] ?? "").replace(/[.,]0*$/u, "");
const kindOf = (said: string): Known | null => compiled.find(({ pattern }) => pattern.test(said))?.kind ?? null;
const inside =
  /室内|内部|屋内|実内|실내|내부|intern|inside|intérieur|innen|habitable|living|interior|útil|Wohnfläche/iu;
const insideLines = remembered((corpus) =>
  linesOf(corpus)
    .flatMap((line) => line.split(/[,，、;]/u))
    .filter((line) => inside.test(line)),
);

/** What the lines and clauses of the listing with that figure say of how it is known. */
function basesOf(corpus: string, number: string): Set<Known> {
  const own = linesOf(corpus)
    .flatMap((line) => line.split(/[,，;](?!\d)/u))
    .filter((clause) => clause.replace(",", ".").includes(number.replace(",", ".")));
  return new Set(
    own.flatMap((clause) => compiled.filter(({ pattern }) => pattern.test(clause)).map(({ kind }) => kind)),
  );
}

/** Areas of `text` said to be known otherwise than `corpus`, the listing's texts, knows them. */
export const wronglyMeasured = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  plainly(text, language, claims).filter(({ words: said, start, end }) => {
    const kind = kindOf(said);
    if (kind === null) return false;
    const own = basesOf(corpus, digits(said));
    if (own.has(kind)) return false;
    if (own.size > 0) return true;
    if (inside.test(text.slice(Math.max(0, start - 12), end + 12)) && kind !== "inner") {
      const lines = insideLines(corpus);
      return lines.some((line) => compiled.some(({ kind: known, pattern }) => known === "about" && pattern.test(line)));
    }
    return (
      kind === "surveyed" && !compiled.some(({ kind: known, pattern }) => known === "surveyed" && pattern.test(corpus))
    );
  });
