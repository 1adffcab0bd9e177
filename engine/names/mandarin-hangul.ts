/**
 * Chinese sounds in Hangul: 顾芸 is 구윈. After 외래어 표기법, 표 5 (중국어의 주음 부호와 한글 대조표) and its 표기 세칙 on ㅈ, ㅉ, ㅊ,
 * National Institute of Korean Language (문화체육관광부 고시).
 */

/** Initial consonants; of two letters first. */
const initials: readonly (readonly [pinyin: string, jamo: string])[] = [
  ["zh", "ㅈ"],
  ["ch", "ㅊ"],
  ["sh", "ㅅ"],
  ["b", "ㅂ"],
  ["p", "ㅍ"],
  ["m", "ㅁ"],
  ["f", "ㅍ"],
  ["d", "ㄷ"],
  ["t", "ㅌ"],
  ["n", "ㄴ"],
  ["l", "ㄹ"],
  ["g", "ㄱ"],
  ["k", "ㅋ"],
  ["h", "ㅎ"],
  ["j", "ㅈ"],
  ["q", "ㅊ"],
  ["x", "ㅅ"],
  ["r", "ㄹ"],
  ["z", "ㅉ"],
  ["c", "ㅊ"],
  ["s", "ㅆ"],
];

/** Rhymes after a consonant, then syllables without one; the first sign takes the consonant. */
const rhymes = `
a 아 o 오 e 어 ai 아이 ei 에이 ao 아오 ou 어우 an 안 en 언 ang 앙 eng 엉
i 이 ia 야 ie 예 iao 야오 iu 유 ian 옌 in 인 iang 양 ing 잉 io 요
u 우 ua 와 uo 워 uai 와이 ui 우이 uan 완 un 운 uang 왕 ong 웅
ü 위 üe 웨 üan 위안 ün 윈 iong 융`;
const whole = `
er 얼 yi 이 ya 야 yo 요 ye 예 yai 야이 yao 야오 you 유 yan 옌 yin 인 yang 양 ying 잉
wu 우 wa 와 wo 워 wai 와이 wei 웨이 wan 완 wen 원 wang 왕 weng 웡
yu 위 yue 웨 yuan 위안 yun 윈 yong 융
zhi 즈 chi 츠 shi 스 ri 르 zi 쯔 ci 츠 si 쓰`;
const table = (text: string): ReadonlyMap<string, string> => {
  const words = text.trim().split(/\s+/u);
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ""] as const] : [])));
};
const afterConsonant = table(rhymes);
const alone = table(whole);

const jamo = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const vowels = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
/** ㅈ, ㅉ and ㅊ make no difference before ㅑ and ㅏ. */
const plain: Readonly<Record<string, string>> = { ㅑ: "ㅏ", ㅖ: "ㅔ", ㅛ: "ㅗ", ㅠ: "ㅜ" };

function joined(consonant: string, rhyme: string): string {
  const code = rhyme.charCodeAt(0) - 0xac00;
  const vowel = vowels[Math.floor((code % 588) / 28)] ?? "ㅏ";
  const said = "ㅈㅉㅊ".includes(consonant) ? (plain[vowel] ?? vowel) : vowel;
  const first = 0xac00 + jamo.indexOf(consonant) * 588 + vowels.indexOf(said) * 28 + (code % 28);
  return String.fromCharCode(first) + rhyme.slice(1);
}

/** One syllable of pinyin without tone ("lü" or "lv") in Hangul; null for what is none. */
export function hangulOfPinyin(syllable: string): string | null {
  const sound = syllable.toLowerCase().replace("v", "ü");
  const known = alone.get(sound) ?? afterConsonant.get(sound);
  if (known !== undefined) return known;
  const begin = initials.find(([letters]) => sound.startsWith(letters));
  if (!begin) return null;
  const rest = sound.slice(begin[0].length);
  // after j, q and x the written u is ü
  const rhyme = afterConsonant.get(/^[jqx]/u.test(sound) ? rest.replace(/^u/u, "ü") : rest);
  return rhyme === undefined ? null : joined(begin[1], rhyme);
}
