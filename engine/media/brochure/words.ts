/** The few words of a brochure that no fact brings. */
import type { CopyLanguage } from "#contract/copy";

interface BrochureWords {
  /** What the file is called. */
  name: string;
  about: string;
  features: string;
  rooms: string;
  plan: string;
  facts: string;
  /** What the law wants stated, as the page it was read from says it. */
  disclosures: string;
  /** Below it, where the page is in another language. */
  asStated: string;
  place: string;
  /** Beside the map's code; opens the map where it is clicked. */
  map: string;
}

export const brochureWords: Readonly<Record<CopyLanguage, BrochureWords>> = {
  zh: {
    name: "房源册",
    about: "关于这套房",
    features: "看点",
    rooms: "走进家里",
    plan: "户型图",
    facts: "房源信息",
    disclosures: "需要说明的事项",
    asStated: "按原房源页面的文字列出。",
    place: "位置",
    map: "在地图上查看",
  },
  en: {
    name: "Brochure",
    about: "About this home",
    features: "Worth knowing",
    rooms: "Inside",
    plan: "Floor plan",
    facts: "Key facts",
    disclosures: "Material information",
    asStated: "As worded in the original listing, in its own language.",
    place: "Location",
    map: "See it on a map",
  },
  ja: {
    name: "物件パンフレット",
    about: "この住まいについて",
    features: "おすすめのポイント",
    rooms: "室内のご紹介",
    plan: "間取り図",
    facts: "物件概要",
    disclosures: "重要な表示事項",
    asStated: "元の物件ページの表記のまま掲載しています。",
    place: "所在地",
    map: "地図で見る",
  },
  ko: {
    name: "매물 안내서",
    about: "매물 소개",
    features: "눈여겨볼 점",
    rooms: "집 둘러보기",
    plan: "평면도",
    facts: "매물 정보",
    disclosures: "중요 표시 사항",
    asStated: "원래 매물 페이지의 표기를 그대로 옮겼습니다.",
    place: "위치",
    map: "지도에서 보기",
  },
  fr: {
    name: "Brochure",
    about: "Le bien en quelques mots",
    features: "Ses atouts",
    rooms: "La visite",
    plan: "Le plan",
    facts: "Caractéristiques",
    disclosures: "Mentions et informations légales",
    asStated: "Telles qu’elles figurent dans l’annonce d’origine, dans sa langue.",
    place: "Situation",
    map: "Voir sur la carte",
  },
  de: {
    name: "Exposé",
    about: "Das Objekt",
    features: "Das spricht dafür",
    rooms: "Ein Rundgang",
    plan: "Grundriss",
    facts: "Eckdaten",
    disclosures: "Pflichtangaben",
    asStated: "Im Wortlaut der ursprünglichen Anzeige, in deren Sprache.",
    place: "Lage",
    map: "Auf der Karte ansehen",
  },
};
