/** In which language a page's visible text is written. */

const SCRIPTS: readonly [string, RegExp][] = [
  ["ja", /[ぁ-んァ-ヶ]/g],
  ["ko", /[가-힣]/g],
  ["zh", /[一-龯]/g],
  ["ru", /[а-яё]/gi],
  ["th", /[ก-๙]/g],
  ["el", /[α-ωά-ώ]/gi],
];
/** Other languages in the letters of Russian, by letters of their own; Bulgarian has none and must say so. */
const UKRAINIAN = /[іїєґ]/gi;

/** The commonest words, and those of advertisements for homes; beside them what is looked for inside words. */
const WORDS: readonly (readonly [language: string, words: string, marked: RegExp | null])[] = [
  [
    "de",
    "und der die das mit wohnung zimmer ist nicht ein eine kaufpreis kaltmiete warmmiete baujahr schlafzimmer etage bad inkl monat stock zkb zi bj qm altbau neubau saniert renoviert modernisiert",
    /\bfür\b/gi,
  ],
  [
    "fr",
    "et le les des une avec pour dans est chambre chambres loyer louer vendre surface maison appartement du loue étage ascenseur charges comprises",
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
  [
    "pl",
    "oraz jest nie się dla mieszkanie mieszkania pokoje pokoi powierzchnia piętro cena sprzedaż wynajem jak domu ul",
    null,
  ],
  ["cs", "je byt bytu dům domu prodej pronájem nemovitosti nabízíme cena který plocha popis jsou také", null],
  ["sk", "je byt bytu dom predaj prenájom nehnuteľnosti cena izbový pozemok ponuka sú alebo", null],
  ["hu", "és az hogy nem eladó kiadó lakás ház szoba emelet ingatlan ár millió", null],
  ["ro", "și şi pentru vânzare vanzare închiriere camere preț suprafață suprafata etaj dormitoare sunt", null],
  ["hr", "je stan kuća prodaja najam izdavanje cijena površina nekretnine sobe nalazi sprat", null],
  ["sl", "je stanovanje hiša prodaja oddaja cena nepremičnine soba zgrajeno", null],
  ["sv", "och att som för är lägenhet rum kök badrum bostad hyra säljes med av ligger", null],
  ["da", "og at som til lejlighed værelser køkken bolig husleje ejendom med af det", null],
  ["no", "og som til leilighet rom kjøkken bolig eiendom soverom med av det", null],
  ["fi", "ja asunto huonetta keittiö vuokra myytävä neliöt kerros hinta sekä myös", null],
  ["et", "ja korter tuba müüa üürile korrus hind asub köök kinnisvara", null],
  ["lv", "dzīvoklis istabas stāvs pārdod īrē platība pilsēta", null],
  ["lt", "yra butas kambarių kaina aukštas parduodamas nuomojamas plotas", null],
  ["tr", "ve bir için daire satılık kiralık oda fiyat ile olan", null],
  ["vi", "và của nhà bán thuê phòng giá căn hộ diện tích", null],
  ["id", "dan yang dijual disewa rumah kamar tidur mandi luas tanah dengan untuk", null],
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
  for (const word of sample.match(/[\p{L}\d_]+/gu) ?? [])
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

const cyrillic = (ukrainian: number, declared: string | null): string =>
  ukrainian > 0.02 ? "uk" : declared?.toLowerCase().startsWith("bg") ? "bg" : "ru";

/** Language of the visible text: by script, else by its commonest words; the html tag only breaks ties, it is often wrong. */
export function languageOf(text: string, declared: string | null): string | null {
  const sample = text.slice(0, 20_000);
  const letters = Math.max(1, lettersIn(sample));
  const share = (pattern: RegExp) => (sample.match(pattern)?.length ?? 0) / letters;
  if (share(/[ぁ-んァ-ヶ]/g) > 0.04 || (JAPANESE_HOME.test(sample) && share(/[一-龯]/g) > 0.25)) return "ja";
  for (const [language, pattern] of SCRIPTS)
    if (language !== "ja" && share(pattern) > 0.25)
      return language === "zh"
        ? declared?.toLowerCase().startsWith("zh")
          ? declared
          : "zh"
        : language === "ru"
          ? cyrillic(share(UKRAINIAN), declared)
          : language;
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
