/**
 * Kana in Latin letters (Hepburn, without marks for long vowels, as on station signs) and in Hangul
 * (외래어 표기법, 표 4: 일본어의 가나와 한글 대조표, National Institute of Korean Language).
 */

/** Kana, Latin, Hangul within a word, Hangul at its beginning where that differs. */
const table = `
きゃ kya 캬 갸,きゅ kyu 큐 규,きょ kyo 쿄 교,ぎゃ gya 갸,ぎゅ gyu 규,ぎょ gyo 교,しゃ sha 샤,しゅ shu 슈,しょ sho 쇼,しぇ she 셰
じゃ ja 자,じゅ ju 주,じょ jo 조,じぇ je 제,ちゃ cha 차 자,ちゅ chu 추 주,ちょ cho 초 조,ちぇ che 체,にゃ nya 냐,にゅ nyu 뉴,にょ nyo 뇨
ひゃ hya 햐,ひゅ hyu 휴,ひょ hyo 효,びゃ bya 뱌,びゅ byu 뷰,びょ byo 뵤,ぴゃ pya 퍄,ぴゅ pyu 퓨,ぴょ pyo 표,みゃ mya 먀,みゅ myu 뮤,みょ myo 묘
りゃ rya 랴,りゅ ryu 류,りょ ryo 료,ふぁ fa 파,ふぃ fi 피,ふぇ fe 페,ふぉ fo 포,てぃ ti 티,でぃ di 디,とぅ tu 투,でゅ dyu 듀,うぃ wi 위,うぇ we 웨,うぉ wo 워,ゔぁ va 바,ゔぃ vi 비,ゔぇ ve 베,ゔぉ vo 보,ゔ vu 부
あ a 아,い i 이,う u 우,え e 에,お o 오,か ka 카 가,き ki 키 기,く ku 쿠 구,け ke 케 게,こ ko 코 고,さ sa 사,し shi 시,す su 스,せ se 세,そ so 소
た ta 타 다,ち chi 치 지,つ tsu 쓰,て te 테 데,と to 토 도,な na 나,に ni 니,ぬ nu 누,ね ne 네,の no 노,は ha 하,ひ hi 히,ふ fu 후,へ he 헤,ほ ho 호
ま ma 마,み mi 미,む mu 무,め me 메,も mo 모,や ya 야,ゆ yu 유,よ yo 요,ら ra 라,り ri 리,る ru 루,れ re 레,ろ ro 로,わ wa 와,を o 오
が ga 가,ぎ gi 기,ぐ gu 구,げ ge 게,ご go 고,ざ za 자,じ ji 지,ず zu 즈,ぜ ze 제,ぞ zo 조,だ da 다,ぢ ji 지,づ zu 즈,で de 데,ど do 도
ば ba 바,び bi 비,ぶ bu 부,べ be 베,ぼ bo 보,ぱ pa 파,ぴ pi 피,ぷ pu 푸,ぺ pe 페,ぽ po 포,ぁ a 아,ぃ i 이,ぅ u 우,ぇ e 에,ぉ o 오`;
const morae = new Map(
  table
    .trim()
    .split(/[,\n]/u)
    .map((row) => {
      const [kana = "", latin = "", within = "", first = within] = row.split(" ");
      return [kana, { latin, within, first }] as const;
    }),
);

const hiragana = (text: string): string =>
  [...text]
    .map((sign) => {
      const code = sign.charCodeAt(0);
      return code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : sign;
    })
    .join("");

type Sound = { readonly latin: string; readonly within: string; readonly first: string };
/** Morae of a word; "っ" and "ん" by themselves; null for what is no kana. Long vowels are left out. */
function soundsOf(text: string): (Sound | "っ" | "ん")[] | null {
  const made: (Sound | "っ" | "ん")[] = [];
  const kana = hiragana(text);
  for (let at = 0; at < kana.length; ) {
    const sign = kana.charAt(at);
    const last = made.at(-1);
    const before = typeof last === "object" ? last.latin.at(-1) : undefined;
    const long =
      sign === "ー" ||
      (sign === "う" && (before === "o" || before === "u") && made.length > 0) ||
      (sign === "お" && before === "o");
    const two = morae.get(kana.slice(at, at + 2));
    const one = morae.get(sign);
    if (sign === "っ" || sign === "ん") made.push(sign);
    else if (two && kana.length > at + 1) made.push(two);
    else if (!long) {
      if (!one) return null;
      made.push(one);
    }
    at += two && sign !== "っ" && sign !== "ん" && kana.length > at + 1 ? 2 : 1;
  }
  return made;
}

/** さとう is "Sato", にっぽり "Nippori"; null for what is not all kana. */
export function latinOfKana(text: string): string | null {
  const sounds = soundsOf(text);
  if (!sounds || sounds.length === 0) return null;
  let made = "";
  for (const [at, sound] of sounds.entries()) {
    const next = sounds[at + 1];
    const follows = typeof next === "object" ? next.latin : "";
    if (sound === "っ") made += follows.startsWith("ch") ? "t" : follows.charAt(0);
    else if (sound === "ん") made += /^[aiueoy]/u.test(follows) ? "n’" : "n";
    else made += sound.latin;
  }
  return made.charAt(0).toUpperCase() + made.slice(1);
}

/** さとう is 사토, にっぽり 닛포리; null for what is not all kana. */
export function hangulOfKana(text: string): string | null {
  const sounds = soundsOf(text);
  if (!sounds || sounds.length === 0) return null;
  let made = "";
  const close = (final: number): void => {
    const last = made.charCodeAt(made.length - 1) - 0xac00;
    // ㄴ is the fourth final, ㅅ the nineteenth
    if (made !== "" && last >= 0 && last % 28 === 0)
      made = made.slice(0, -1) + String.fromCharCode(last + 0xac00 + final);
  };
  for (const sound of sounds) {
    if (sound === "ん") close(4);
    else if (sound === "っ") close(19);
    else made += made === "" ? sound.first : sound.within;
  }
  return made;
}
