/**
 * A thing denied or forbidden by the verb of its sentence, further off than its own clause: 海は見えません, "Meer? Sieht man nicht.",
 * "la location touristique, elle, est interdite". Only the lock asks this, to leave a post alone that warns its reader; what a listing
 * denies is judged by the clause (see phrases/denied.ts).
 */
import type { CopyLanguage } from "#contract/copy";

/** How far behind the words, in characters, the verb is looked for. */
const REACH = 60;

const verbs: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:看不[到见]|不(?:能|可|得|许|准|允许|让|行|接受|支持|适合|带|含|送|提供|包|算)|没有?(?!压力)|禁止?|未(?:做|经|装|配|开通|设|含|检)|谢绝|请绕道|别想|免谈|为零|不在)/u,
  en: /(?<!\p{L})(?:not|never|cannot|\p{L}+n['’]t|no longer|neither|nor|none|forbid\p{L}*|forbad\p{L}*|ban(?:s|ned)?|prohibit\p{L}*|rule[sd]? out|out of (?:sight|the question)|missing|absent)(?!\p{L})/iu,
  ja: /(?:ません|ない(?:です|の|ため|まま|こと)?(?=$|[、。,)）です])|ず(?=$|[、。にと])|禁止|不可|NG|未(?:実施|了|設置|対応|確認|済)|なし|ナシ|できかね|お断り)/u,
  ko: /(?:않|없|못 ?|안 (?:보|돼|됩|되|해|합)|아니|아닙|불가|금지|미(?:실시|설치|포함|확인)|멈추|말아|어렵)/u,
  fr: /(?<!\p{L})(?:pas|jamais|ni|aucune?|interdi\p{L}*|exclu\p{L}*|impossible|proscri\p{L}*|défendu\p{L}*|prohib\p{L}*|sans)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nicht|nie|kein\p{L}{0,3}|weder|noch nie|verboten|untersagt|ausgeschlossen|unzulässig|fehl(?:t|en)|tabu)(?!\p{L})/iu,
};
/** What forbids a thing beyond a comma as well. */
const forbids =
  /^[^,，、]{0,12}(?:请绕道|禁止|不(?:允许|准|许|接受)|别想|免谈|看不[到见]|禁止|不可|お断り|금지|불가|안 (?:보|돼)|멈추|(?<!\p{L})(?:forbid|forbade|ban|prohibit|rule)\p{L}*|interdi\p{L}*|exclu\p{L}*|verboten|untersagt|ausgeschlossen)/iu;
/** Words of denial that deny nothing, and verbs whose denial says that a thing is at hand: 不用出小区, "not far". */
const idle =
  /不(?:用|必|仅|只|光|但|远|错|少|到|足|过|大|小|止|妨)|没(?:话说|得说|问题)|not (?:only|just|far|to mention|to be missed)|no (?:need|doubt)|(?:遠|少な|申し分|心配|問題|文句)[^。]{0,3}(?:ない|なく|なし|ありません)|(?:멀|걱정|문제|부족|손색)[^.]{0,3}(?:않|없)|pas (?:que|seulement|loin|besoin)|sans (?:vis|travaux|souci|effort|voiture)|nicht (?:nur|weit|zuletzt)/giu;
/** A new thought begins: what it denies is another thing. */
const turns =
  /[。！!\n;；]|\.(?=\s|$)|\p{Extended_Pictographic}|(?<!\p{L})(?:but|and|mais|et|aber|und|sondern)(?!\p{L})|但|而且|并且|なので|ので|ため|から(?=、)|이라|라서|니까|때문|，(?=[^，。]{0,8}[有是])|けれど|ですが|지만|는데/u;

/** Does the verb behind the words that end at `end` deny or forbid them, in a text of `language`? */
export function deniedFurther(text: string, language: CopyLanguage, end: number): boolean {
  const tail = text.slice(end, end + REACH).replace(idle, (idiom) => "○".repeat(idiom.length));
  const question = /^[^?？\n.。]{0,6}[?？]\s?/u.exec(tail)?.[0].length ?? 0;
  const rest = tail.slice(question);
  const turn = turns.exec(rest);
  const clause = turn ? rest.slice(0, turn.index) : rest;
  const [first = "", ...further] = clause.split(/[,，、]/u);
  // "La mer, elle, ne se voit pas": a word between commas parts nothing.
  const aside = (further[0]?.trim().length ?? 9) <= 5 ? further.slice(1, 2).join("") : "";
  return verbs[language].test(`${first}${aside}`) || further.slice(0, 2).some((part) => forbids.test(part));
}
