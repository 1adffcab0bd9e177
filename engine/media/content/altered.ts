/**
 * Photos that show what is not there: furnished by a program, drawn, or changed in what they show. Their caption says so, and then every
 * picture they stand on does, in its own language.
 */
import type { CopyLanguage } from "#contract/copy";

/** What captions call them, in all languages that are written. */
const said =
  /效果图|渲染图|虚拟(?:装修|布置|家具|软装|样板)|AI(?:装修|布置|修图|生成)|バーチャルステージング|CGパース|完成予想図|家具はCG|가상 ?(?:스테이징|인테리어)|조감도|투시도|virtual(?:ly)? (?:staged|staging|furnished|renovated)|digitally (?:altered|staged|enhanced)|artist.s impression|computer.generated|rendering|home staging virtuel|virtuellement (?:meublé|aménagé)|image de synthèse|vue d.artiste|virtuell (?:möbliert|eingerichtet|renoviert)|visualisierung/iu;

/** Does this caption say that its photo shows what is not there? */
export const isAltered = (caption: string | null): boolean => caption !== null && said.test(caption);

/**
 * Height of its letters, in the photo's shorter side. A twentieth in Chinese: GB 45438-2025 asks for that of labels on pictures a machine
 * made, and nobody says which they are.
 */
export const alteredSize = (language: CopyLanguage): number => (language === "zh" ? 0.05 : 0.034);

/** What stands on such a photo. "效果图": the word China's rules ask for (房地产广告发布规定 第十五条). */
export const alteredWords: Readonly<Record<CopyLanguage, string>> = {
  zh: "效果图，非实景",
  en: "Digitally altered image",
  ja: "CG加工イメージ",
  ko: "가상 연출 이미지",
  fr: "Image retouchée numériquement",
  de: "Digital bearbeitetes Bild",
};
