/**
 * What a page states by name and no sentence of ours has a form for: told in the page's own words, where the page is in the
 * text's language, so that a long text drops nothing a reader must know.
 */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { foldWidth } from "#engine/text/fold";
import { kindNames } from "../material/kinds.ts";
import { headsIn } from "./passages.ts";

/** A disclosure as the page prints it. */
export interface Stated {
  /** Its name among what a text has taken. */
  readonly name: string;
  readonly text: string;
  readonly value: string;
  /** Material kinds and points of which one said makes it told. */
  readonly says: readonly string[];
}

/** Sold under another name, said by the particulars of the law, or of the agent and not of the home. */
const elsewhere =
  /licen[cs]|许可|执业|备案|核验|免許|登録|등록|agent|broker|経紀|中介|经纪|site|source|更新|公開|updated|photo|^(?:price|prix|preis|价格|価格|가격|売買|賃料|租金|总价|单价|面积|面積|area|surface|fläche|wohnfläche)$/iu;
const colons: Readonly<Record<CopyLanguage, string>> = { zh: "：", ja: "：", ko: ": ", fr: " : ", en: ": ", de: ": " };
const MOST = 12;
const LONGEST = 90;

/** None where the page is in another language. */
export function statedOf(listing: Listing, language: CopyLanguage): Stated[] {
  if (!listing.language?.toLowerCase().startsWith(language)) return [];
  return Object.entries(listing.disclosures)
    .map(([name, value]) => [foldWidth(name).trim(), value.trim()] as const)
    .filter(([name, value]) => !elsewhere.test(name) && value !== "" && name.length + value.length <= LONGEST)
    .filter(([, value]) => !/https?:|www\.|@|\n/iu.test(value))
    .slice(0, MOST)
    .map(([name, value]) => ({
      name: `stated/${name}`,
      text: `${name}${colons[language]}${value}`,
      value,
      says: [
        ...kindNames.filter(([, pattern]) => pattern.test(name)).map(([kind]) => kind),
        ...headsIn(`${name} ${value}`, language),
      ],
    }));
}

const measures = /面積|面积|면적|(?<!\p{L})(?:surface|area|wohnfläche|fläche)(?!\p{L})/iu;
/** 74.10 is 74.1, and 2'560 is 2.560. */
const plainFigures = (text: string): string =>
  text.replace(/(?<=\d\.[1-9])0(?!\d)/gu, "").replace(/(?<=\d)[.,'’\u202f\u00a0 ](?=\d{3}(?!\d))/gu, "");

/** Is each figure and each longer word of the value in the text? */
export function isTold({ name, value }: Stated, text: string, language: CopyLanguage): boolean {
  const told = plainFigures(foldWidth(text).toLowerCase());
  const plain = plainFigures(foldWidth(value).toLowerCase());
  if (told.includes(plain)) return true;
  const figures = plain.match(/\d[\d.,]*/gu) ?? [];
  if (measures.test(name) && figures.length > 0 && figures.every((figure) => told.includes(figure))) return true;
  const signs = language === "zh" || language === "ja";
  const words = signs
    ? (plain.match(/\d[\d.,]*|\p{Script=Han}{2}/gu) ?? [])
    : (plain.match(/\d[\d.,]*|\p{L}{5,}/gu) ?? []);
  return words.length > 0 && words.filter((word) => told.includes(word)).length >= words.length * 0.7;
}
