/** In which language a page's visible text is written. */

const SCRIPTS: readonly [string, RegExp][] = [
  ["ja", /[ぁ-んァ-ヶ]/g],
  ["ko", /[가-힣]/g],
  ["zh", /[一-龯]/g],
  ["ru", /[а-яё]/gi],
  ["th", /[ก-๙]/g],
];

/** The commonest words, and those of advertisements for homes. Words with other letters than a to z are looked for one by one. */
const WORDS: readonly (readonly [language: string, words: string, marked: RegExp | null])[] = [
  [
    "de",
    "und der die das mit wohnung zimmer ist nicht ein eine kaufpreis kaltmiete warmmiete baujahr schlafzimmer etage bad inkl monat stock",
    /\bfür\b/gi,
  ],
  [
    "fr",
    "et le les des une avec pour dans est chambre chambres loyer louer vendre surface maison appartement du",
    /\b(?:pièces|étage|séjour)\b/gi,
  ],
  [
    "es",
    "el los con para una por piso vivienda del habitaciones planta dormitorio dormitorios venta alquiler alquila precio metros",
    /\b(?:baños?|recámaras)\b/gi,
  ],
  [
    "it",
    "il di con per una della nel appartamento che piano camere bagno bagni vendesi affittasi mq via prezzo zona",
    /\bè\b/gi,
  ],
  [
    "pt",
    "com para uma em do da apartamento andar quartos banho aluguel moradia banheiro",
    /\b(?:não|você|imóvel|área|preço)\b/gi,
  ],
  ["nl", "het een van voor met woning kamers op zijn slaapkamers huur koop verdieping bouwjaar maand te", null],
  ["en", "the and with for of bedroom property this your bed beds bath floor sqft sale rent listing asking", null],
];

/** Which languages a word is one of, by their places in `WORDS`. */
const places = new Map<string, number[]>();
for (const [place, [, words]] of WORDS.entries())
  for (const word of words.split(" ")) places.set(word, [...(places.get(word) ?? []), place]);

/** How often the words of each language stand in a text, most first; of equals in the order of the table. */
function hitsIn(sample: string): { language: string; hits: number }[] {
  const counts = WORDS.map(([language, , marked]) => ({
    language,
    hits: marked === null ? 0 : (sample.match(marked)?.length ?? 0),
  }));
  for (const word of sample.match(/\w+/g) ?? [])
    for (const place of places.get(word.toLowerCase()) ?? []) {
      const count = counts[place];
      if (count) count.hits += 1;
    }
  return counts.sort((a, b) => b.hits - a.hits);
}

/** A line of facts may do without a kana. */
const JAPANESE_HOME = /\d万円|\d円[/／]月|\dS?L?DK(?!\p{L})|徒歩\d|専有面積|間取り|築\d|\d年築/u;

/** Letters of any script. */
function lettersIn(text: string): number {
  const letters = text.replace(/\P{L}+/gu, "");
  return letters.length - (letters.match(/[\uD800-\uDBFF]/g)?.length ?? 0);
}

/** Language of the visible text: by script, else by its commonest words; the html tag only breaks ties, it is often wrong. */
export function languageOf(text: string, declared: string | null): string | null {
  const sample = text.slice(0, 20_000);
  const letters = Math.max(1, lettersIn(sample));
  const share = (pattern: RegExp) => (sample.match(pattern)?.length ?? 0) / letters;
  if (share(/[ぁ-んァ-ヶ]/g) > 0.04 || (JAPANESE_HOME.test(sample) && share(/[一-龯]/g) > 0.25)) return "ja";
  for (const [language, pattern] of SCRIPTS)
    if (language !== "ja" && share(pattern) > 0.25)
      return language === "zh" ? (declared?.toLowerCase().startsWith("zh") ? declared : "zh") : language;
  const counts = hitsIn(sample);
  const [best] = counts;
  if (declared && /^[a-z]{2}([-_]|$)/i.test(declared)) {
    const mine = counts.find(({ language }) => language === declared.slice(0, 2).toLowerCase());
    // A declared language that the text speaks at all is believed.
    if (mine) return mine.hits * 4 >= (best?.hits ?? 0) ? declared.replace("_", "-") : (best?.language ?? declared);
  }
  // A line of facts has few words, and each is telling.
  return best && best.hits >= (sample.length < 400 ? 2 : 3) ? best.language : declared;
}
