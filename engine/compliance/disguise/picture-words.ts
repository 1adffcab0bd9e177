/** What a picture of people is called, by language: words the fields of that language know. */

export type Kind =
  | "children"
  | "families"
  | "elderly"
  | "wheelchairs"
  | "guideDogs"
  | "pregnant"
  | "gays"
  | "muslims"
  | "jews"
  | "christians"
  | "hindus"
  | "women"
  | "men"
  | "black"
  | "foreigners";

const WORDS: Readonly<Record<string, Readonly<Partial<Record<Kind, string>>>>> = {
  en: {
    children: "children",
    families: "families with children",
    elderly: "elderly people",
    wheelchairs: "wheelchairs",
    guideDogs: "guide dogs",
    pregnant: "pregnant women",
    gays: "gays",
    muslims: "muslims",
    jews: "jews",
    christians: "christians",
    hindus: "hindus",
    women: "women",
    men: "men",
    black: "black people",
    foreigners: "foreigners",
  },
  zh: {
    children: "小孩",
    families: "带小孩的家庭",
    elderly: "老人",
    wheelchairs: "轮椅",
    guideDogs: "导盲犬",
    pregnant: "孕妇",
    gays: "同性恋",
    muslims: "穆斯林",
    christians: "基督徒",
    hindus: "印度教徒",
    women: "女生",
    men: "男生",
    black: "黑人",
    foreigners: "外国人",
  },
  ja: {
    children: "子供",
    families: "子連れ",
    elderly: "高齢者",
    wheelchairs: "車椅子",
    guideDogs: "盲導犬",
    pregnant: "妊婦",
    gays: "同性カップル",
    muslims: "イスラム教徒",
    women: "女性",
    men: "男性",
    black: "黒人",
    foreigners: "外国人",
  },
  ko: {
    children: "아이",
    families: "아이 있는 가족",
    elderly: "노인",
    wheelchairs: "휠체어",
    guideDogs: "안내견",
    gays: "동성커플",
    muslims: "무슬림",
    women: "여성",
    men: "남성",
    black: "흑인",
    foreigners: "외국인",
  },
  fr: {
    children: "enfants",
    families: "familles avec enfants",
    elderly: "personnes âgées",
    wheelchairs: "fauteuils roulants",
    guideDogs: "chiens guides",
    pregnant: "femmes enceintes",
    gays: "homosexuels",
    muslims: "musulmans",
    jews: "juifs",
    christians: "chrétiens",
    hindus: "hindous",
    women: "femmes",
    men: "hommes",
    black: "noirs",
    foreigners: "étrangers",
  },
  de: {
    children: "Kinder",
    families: "Familien mit Kindern",
    elderly: "Senioren",
    wheelchairs: "Rollstuhlfahrer",
    guideDogs: "Blindenführhunde",
    pregnant: "Schwangere",
    gays: "Homosexuelle",
    muslims: "Muslime",
    jews: "Juden",
    christians: "Christen",
    hindus: "Hindus",
    women: "Frauen",
    men: "Männer",
    black: "Schwarze",
    foreigners: "Ausländer",
  },
  es: { children: "niños", elderly: "ancianos", foreigners: "extranjeros", women: "mujeres", men: "hombres" },
  it: { children: "bambini", elderly: "anziani", foreigners: "stranieri", women: "donne", men: "uomini" },
  nl: { children: "kinderen", elderly: "ouderen", foreigners: "buitenlanders", women: "vrouwen", men: "mannen" },
};

/** The people of a flag, where a language has a word for its own. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    "🇬🇧": "british",
    "🇺🇸": "americans",
    "🇦🇺": "australians",
    "🇨🇦": "canadians",
    "🇸🇬": "singaporeans",
    "🇮🇳": "indians",
    "🇨🇳": "chinese",
    "🇵🇭": "filipinos",
    "🇵🇰": "pakistanis",
    "🇲🇽": "mexicans",
  },
  zh: { "🇨🇳": "中国人", "🇮🇳": "印度人", "🇵🇭": "菲律宾", "🇵🇰": "巴基斯坦" },
  ja: { "🇯🇵": "日本人", "🇨🇳": "中国人", "🇰🇷": "韓国人" },
  ko: { "🇰🇷": "한국인", "🇨🇳": "중국인" },
  fr: { "🇫🇷": "français" },
  de: { "🇩🇪": "Deutsche" },
};

/** Null where the language has no word for it. */
export const wordFor = (kind: Kind, picture: string, language: string): string | null =>
  OWN[language]?.[picture] ?? WORDS[language]?.[kind] ?? null;
