/** Content of pictures for tests and sheets: a home's own, the shortest there is, the longest there may be; and a measure without faces. */
import type { CopyLanguage, Occasion } from "#contract/copy";
import { posterTemplate } from "#contract/media/poster";
import type { PictureContent } from "#engine/media/content/content";
import { contentOf } from "#engine/media/content/content-of";
import type { Font, Measure } from "#engine/media/layout/commands";
import type { Picture } from "#engine/media/layout/crop";
import { toldBy } from "#engine/media/poster";
import type { TemplateId } from "#engine/media/templates/index";
import { homes } from "./homes.ts";

const day = { kind: "open_house", date: "2026-12-05", from: "14:00", until: "16:00" } as const;

/** The home of this language as the template tells of it. */
export function homeContent(language: CopyLanguage, template: TemplateId): PictureContent {
  const { listing, market, agent, link, before } = homes[language];
  const poster = posterTemplate.safeParse(template);
  const told = poster.success ? toldBy(poster.data) : undefined;
  const occasions: Partial<Record<Occasion["kind"], Occasion>> = {
    open_house: day,
    price_change: { kind: "price_change", before },
  };
  const occasion = told && occasions[told];
  const brief = { style: "professional", seed: 1, market, agent, link, date: "2026-11-23" } as const;
  const content = contentOf(
    listing,
    { ...brief, ...(occasion ? { occasion } : {}), ...(told ? { told } : {}) },
    language,
  );
  if (template === "film-shot")
    return { ...content, room: { name: "", line: content.facts.slice(0, 2).join(" · "), whole: false } };
  if (template === "page-room")
    return {
      ...content,
      room: { name: content.facts[0] ?? "", line: content.rows[0]?.[1] ?? null, whole: false },
      page: { number: 2, of: 7 },
    };
  return template === "page-facts" ? { ...content, page: { number: 6, of: 7 } } : content;
}

const words: Readonly<Record<CopyLanguage, string>> = {
  zh: "南北两面开窗，客厅朝南连着三米宽的阳台，厨房有窗，距地铁站480米；",
  en: "A south-facing living room that opens onto a walled garden, with 118 m² over three floors; ",
  ja: "南向きのリビングは12畳、対面キッチンと浴室乾燥機、宅配ボックスがあります。",
  ko: "남향 거실과 넓은 발코니, 지하철역 도보 7분 거리의 조용한 단지입니다. ",
  fr: "Un séjour plein sud prolongé d’un balcon, parquet d’origine et cuisine équipée de 12,5 m² ; ",
  de: "Großzügiges Wohnzimmer mit Südbalkon, Grundstücksverkehrsgenehmigungszuständigkeit inklusive; ",
};
const prices: Readonly<Record<CopyLanguage, string>> = {
  zh: "租金1亿2,345万元/月",
  en: "RMB 128.5 million a month",
  ja: "12億3,456万7,000円／月",
  ko: "보증금 12억 5,000만 원",
  fr: "128 500 000 € par mois",
  de: "128.500.000 € im Monat",
};
/** So many characters of this language's sentences. */
const long = (language: CopyLanguage, characters: number): string =>
  words[language]
    .repeat(Math.ceil(characters / words[language].length))
    .slice(0, characters)
    .trim();

/** Every slot filled with more than any page brings. */
export function longest(content: PictureContent): PictureContent {
  const { language } = content;
  const of = (characters: number) => long(language, characters);
  return {
    ...content,
    kicker: of(30),
    name: of(90),
    headline: of(120),
    place: of(60),
    price: content.price === null ? null : prices[language],
    facts: Array.from({ length: 8 }, (_, at) => `${of(22)}${at}`),
    columns: Array.from({ length: 5 }, () => [of(14), of(40)]),
    rows: Array.from({ length: 14 }, () => [of(30), of(200)]),
    when: content.when && { date: `${content.when.date} ${of(20)}`, time: `${content.when.time} ${of(20)}` },
    agent: { name: of(80), company: of(120), phone: "+49 (0) 1512 3456789 / 040 5555 0176", licence: of(80) },
    link: `https://example.com/p/${"a".repeat(120)}`,
    marks: [...content.marks, of(240)],
    room: content.room && { name: of(60), line: of(200), whole: true },
  };
}

/** Hardly anything is known. */
export const shortest = (content: PictureContent): PictureContent => ({
  ...content,
  kicker: null,
  headline: null,
  name: [...content.name].slice(0, 2).join(""),
  place: null,
  before: null,
  facts: [],
  columns: [],
  rows: [],
  agent: null,
  link: null,
  marks: [],
  room: null,
  page: null,
});

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef㎡]/u;
const widthOf = (character: string): number => {
  if (wide.test(character)) return 1;
  if (/[\p{Lu}mwMW%@]/u.test(character)) return 0.72;
  if (/\d/u.test(character)) return 0.6;
  return /[\s.,:;·'’il|]/u.test(character) ? 0.28 : 0.54;
};
/** Widths like those of the faces, reckoned without them. */
export const plainMeasure: Measure = (text: string, { size, tracking }: Font) => {
  const letters = [...text];
  return letters.reduce((sum, one) => sum + widthOf(one) * size, Math.max(0, letters.length - 1) * tracking * size);
};

/** A photo as light as can be, everywhere. */
export const whitePhoto = (width = 1600, height = 1200): Picture => ({
  width,
  height,
  focus: { x: 0.5, y: 0.5 },
  tones: Array.from({ length: 24 }, () => Array.from({ length: 24 }, () => 1)),
});
