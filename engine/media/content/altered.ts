/**
 * Photos that show what is not there: furnished by a program, drawn, or changed in what they show. Their file or their caption says so, and then every
 * picture they stand on does, in its own language.
 */
import type { CopyLanguage } from "#contract/copy";
import { roomOf } from "./rooms.ts";

/** What captions call them, in all languages that are written. */
const said =
  /效果图|渲染图|虚拟(?:装修|布置|家具|软装|样板)|AI(?:装修|布置|修图|生成)|バーチャルステージング|CGパース|完成予想図|家具はCG|가상 ?(?:스테이징|인테리어)|조감도|투시도|virtual(?:ly)? (?:staged|staging|furnished|renovated)|digitally (?:altered|staged|enhanced)|artist.s impression|computer.generated|rendering|home staging virtuel|virtuellement (?:meublé|aménagé)|image de synthèse|vue d.artiste|virtuell (?:möbliert|eingerichtet|renoviert)|visualisierung/iu;

/** Does this caption say that its photo shows what is not there? */
export const isAltered = (caption: string | null): boolean => caption !== null && said.test(caption);

/** What is known of a photo. */
export interface Told {
  readonly caption: string | null;
  /** Its own file says so. */
  readonly altered: boolean;
}

/** Does this photo show what is not there, by its own word or by its caption's? */
export const showsAltered = ({ caption, altered }: Told): boolean => altered || isAltered(caption);

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

/** What leads from it to the photo nobody altered. */
export const unalteredWords: Readonly<Record<CopyLanguage, string>> = {
  zh: "查看实景照片",
  en: "See the unaltered photo",
  ja: "加工前の写真を見る",
  ko: "원본 사진 보기",
  fr: "Voir la photo non retouchée",
  de: "Unbearbeitetes Foto ansehen",
};

/** Which of a home's photos shows the room of that one as it is: the nearest of the same room; null where there is none. */
export function unalteredOf(photos: readonly Told[], at: number): number | null {
  const room = roomOf(photos[at]?.caption ?? null);
  const same = photos.flatMap((photo, other) =>
    room !== null && !showsAltered(photo) && roomOf(photo.caption) === room ? [other] : [],
  );
  return same.sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b)[0] ?? null;
}
