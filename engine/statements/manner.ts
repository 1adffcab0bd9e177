/**
 * How a text says a thing: as a fact, or as a question, a counsel to ask, a possibility? Only what is said as a fact is a claim.
 * Read for the stretch around a mention, sentence by sentence.
 */
import type { CopyLanguage } from "#contract/copy";

export interface Manner {
  /** "Is there a lift?" A question of a word or two is a heading: "Lift? Of course." */
  readonly asked: boolean;
  /** "Ask whether the garage is included." */
  readonly counsel: boolean;
  /** The same anywhere in the sentence. */
  readonly counselled: boolean;
  /** "could become a study", "if you like". */
  readonly possible: boolean;
}

const sentenceEnd = /[.!?。！？\n]|\p{Extended_Pictographic}/u;
/** Characters of a sentence that are looked at to each side. */
const REACH = 220;

interface Sentence {
  readonly start: number;
  readonly end: number;
  /** The sign it ends with. */
  readonly mark: string;
}

const isEnd = (text: string, at: number): boolean =>
  sentenceEnd.test(text.charAt(at)) && !(text.charAt(at) === "." && /[\p{L}\p{N}]/u.test(text.charAt(at + 1)));

/** The sentence around [start, end), at most some hundred characters to each side. */
function sentenceAround(text: string, start: number, end: number): Sentence {
  let from = start;
  while (from > 0 && start - from < REACH && !isEnd(text, from - 1)) from--;
  let to = end;
  while (to < text.length && to - end < REACH && !isEnd(text, to)) to++;
  return { start: from, end: to, mark: text.charAt(to) };
}

const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, "giu");
const anywhere = (source: string): RegExp => new RegExp(source, "giu");

const counsel: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: anywhere(
    "想装|加装|自己装|自行安装|问(?:清|问|一|明|到|下|同)?|询问|咨询(?!电话)|确认|核对|核实|核验|了解一下|打听|建议(?:您|你)?(?:看|先|在|一)|请(?:您|你)?(?:的)?(?:律师|先)|要看(?:当年|学区)",
  ),
  en: word(
    "(?:could|can|want to|would|may) (?:add|install|fit)|ask(?:ed|ing)?|check(?:ing)?|confirm(?:ed)?|verify|enquire|inquire|find out|make sure|worth asking|your (?:solicitor|surveyor|lawyer)|please (?:consult|contact the school)|for the education office",
  ),
  ja: anywhere(
    "後付け|取り付けたい|設置するなら|確認|確かめ|お尋ね|尋ね|聞いて|聞かれ|お問い合わせ|チェック|相談|見ておき|試してみ|見せてもら|測りましょう",
  ),
  ko: anywhere("설치하려면|설치하고 ?싶|확인|문의|물어|여쭤|체크|대조|상담|알아보|따져"),
  fr: word(
    "(?:faire )?installer|demande[rz]?(?:-lui|-nous)?|à demander|vérifie[rz]?|renseigne[rz]?|confirme[rz]?|pense[rz]? à|interroge[rz]?|s'assurer|assure[rz]-vous|à vérifier|pose[rz] la question",
  ),
  de: word(
    "nachrüsten|frag(?:en|t|e)?|fragt ihr|nachfragen|prüf(?:en|t|e)|klär(?:en|t|e)|erkundig(?:en|t|e)|bestätigen|lassen Sie sich|nachsehen|wissen will|musst du fragen",
  ),
};

/** The text says that the listing is silent about it. */
const silent: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: anywhere(
    "没(?:有)?(?:写|提|说|给|标|列|注明|说明)|未(?:提及|写明|注明|说明|标明|列出|提供.{0,4}信息)|不清楚|不详|没有.{0,4}信息|未见(?:说明|提及|标注|记载|介绍)|(?:资料|房源|页面|广告)(?:里|中|上)?(?:也|都|并|暂)?(?:没有?|无|未|查不到|看不到)|不得而知|无从得知|(?:我们|我)(?:也)?(?:还)?(?:不知道|没法告诉|无法告知)|(?:没|未)交代",
  ),
  en: word(
    "(?:does|do|did)(?:n't| not) (?:say|give|mention|state|tell|specify|list|name)|(?:not|isn't|aren't) (?:stated|given|mentioned|specified|listed|known|named)|no (?:information|details|mention|figure)|says nothing|silent on|unknown|(?:can['’]?t|cannot|couldn['’]t|unable to) (?:tell|say|confirm)(?! you how (?:lovely|nice|great|good|beautiful|happy|much (?:we|I)))|(?:we|I) (?:do not|don['’]t) (?:know|have (?:a|the|any) (?:figure|details?|information))|(?:not|isn['’]t|aren['’]t|doesn['’]t appear|nothing) in the (?:listing|particulars|details|file|sheet|advert|ad)|no word on|nothing is said|(?:not|isn['’]t|aren['’]t) clear",
  ),
  ja: anywhere(
    "記載(?:は|が|も)?(?:ない|なく|なし|ありません|され(?:てい)?ません)|書かれてい(?:ない|ません)|載ってい(?:ない|ません)|情報(?:は|が)?(?:ない|なく|ありません)|不明|明記され(?:てい)?(?:ない|ません)|(?:資料|掲載|物件情報|広告|図面)(?:に(?:は|も)?|では|上)(?:な[しくい]|ありません|見当た[らり])|[分わ]か(?:らな[いく]|りませ|りかね)|(?:お答え|お伝え|ご案内)でき(?:ない|ませ|かね)|触れられてい(?:ない|ません)|未記載|不詳",
  ),
  ko: anywhere(
    "(?:나와|적혀|쓰여|기재되어|표시되어) ?있지 ?않|(?:나오지|적히지) ?않|정보(?:가|는|도)? ?없|명시(?:되지|되어 ?있지) ?않|알 ?수 ?없|언급이? ?없|(?:자료|정보|소개|공고|안내문?|광고)(?:에는?|에도|엔|상) ?(?:따로 |별도로 )?(?:없|안 ?나|빠져)|나와 ?있지 ?않|확인되지 ?않|언급되지 ?않|기재(?:가|는)? ?없|미기재|(?:저희도|정확히는?|아직) ?(?:모르|모릅|몰라)|(?:말씀|알려) ?드릴 ?수 ?없",
  ),
  fr: word(
    "ne (?:dit|précise|mentionne|donne|indique|parle|figure)|n'(?:indique|est pas (?:précisée?|indiquée?|mentionnée?|connue?)|y figure)|non (?:précisée?|communiquée?|indiquée?|renseignée?)|aucune (?:information|mention|indication)|n['’]en (?:dit|parle|souffle)|ne (?:le|la|les|l['’]) ?(?:dit|précise|mentionne|indique)(?:nt)?|ne figurent|n['’]apparaît|pas (?:précisée?s?|indiquée?s?|mentionnée?s?|connue?s?|renseignée?s?|communiquée?s?)|(?:ne )?(?:sait|savons|sais|connaissons) pas|muette? sur|rien n['’]est dit",
  ),
  de: word(
    "nennt (?:[\\p{L}]+ ){0,3}nicht|nicht (?:angegeben|genannt|erwähnt|aufgeführt|bekannt|beschrieben)|keine(?:n|r)? (?:Angaben?|Hinweise?|Information(?:en)?|\\p{L}+wert nennt)|steht (?:nicht|nichts) (?:drin|im|in der)|sagt (?:\\p{L}+ ){0,2}(?:nicht|nichts)|nicht hervor|steht (?:dazu |darüber |hierzu )?(?:nichts|kein Wort)|schweigt|(?:wissen|weiß|kennen) (?:wir|ich) (?:[\\p{L}]{1,20} ){0,2}nicht|(?:ist|sind|bleibt|bleiben) (?:leider |uns )?(?:unbekannt|offen)|(?:kann|können) (?:ich|wir) (?:[\\p{L}]{1,20} ){0,3}nicht (?:sagen|nennen)|ohne Angabe|(?:liegt|liegen) (?:uns |mir )?(?:nicht|keine Angaben) vor",
  ),
};

const possible: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: anywhere(
    "可以(?!养|入住)|不妨|也行|也好|或者|改成|做成|当作?|当成|做书房|随你|若|如果|腾一间|想象|也许|或许|都行|还是|能(?:做|当|改)|用作|想要|说了算|你定|由你",
  ),
  en: word(
    "could|might|may|if you|perhaps|maybe|whether|would|becomes?|turn(?:ed)? into|serve as|double as|use (?:it |one |the \\w+ )?as|works? as|or an? |can (?:be|become|serve)|what if|imagine|one for|think of|as an?|ideal as",
  ),
  ja: anywhere(
    "かもしれ|のもあり|もあり|いかが|にする|として(?:使|も)|してみ|できそう|どうで|なら|たら|に使|したり|にも|派",
  ),
  ko: anywhere(
    "수도|어떨까|어떠|해도|써도|쓸|쓰|삼아|꾸며|꾸밀|으로도|만들|활용|~?다면|라면|상상|로 (?:쓰|꾸미|바꾸|만들)|작업실로|서재로|오피스로",
  ),
  fr: word(
    "pourrait|pourra|peut|peuvent|peut-être|si vous|si tu|au choix|devenir|devient|devienne|servir de|faire office|ou bien|pourquoi pas|imaginez?|transformer|(?:en |de quoi )?faire (?:un|une)|comme|pour un|libre à",
  ),
  de: word(
    "könnte|könnten|kann|können|vielleicht|wenn Sie|wenn du|wenn ihr|oder|werden|wird|als|ob|lässt sich|ließe sich|umwandeln|nutzbar|Platz für|denkbar|wäre",
  ),
};

/** Words of a question that is rather a heading. */
const isShort = (sentence: string): boolean => {
  const plain = sentence.trim();
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(plain)) return plain.length <= 4;
  if (/\p{Script=Hangul}/u.test(plain)) return plain.length <= 5;
  return plain.split(/\s+/u).filter((one) => /\p{L}/u.test(one)).length <= 2;
};

const asks: Partial<Record<CopyLanguage, RegExp>> = {
  zh: /(?:吗|呢|么)$/u,
  ja: /(?:ですか|ますか|でしょうか|ませんか|たいか)$/u,
  ko: /(?:까요|나요|가요|을까|ㄹ까|[십습]니까|래요)$/u,
};

/** How `text` says what stands at [start, end). */
export function mannerAt(text: string, language: CopyLanguage, start: number, end: number): Manner {
  const sentence = sentenceAround(text, start, end);
  const whole = text.slice(sentence.start, sentence.end);
  const asked = (/[?？]/u.test(sentence.mark) || (asks[language]?.test(whole.trimEnd()) ?? false)) && !isShort(whole);
  const latin = language === "en" || language === "fr" || language === "de";
  // A verb of asking stands before what is asked about in European languages, and behind it in the others.
  const scope = latin ? text.slice(sentence.start, start) : whole;
  // what stands behind a semicolon is another statement: "带车位；供暖未见说明"
  const before = text.slice(sentence.start, start).split(/[;；]/u).at(-1) ?? "";
  const behind = text.slice(end, sentence.end).split(/[;；]/u)[0] ?? "";
  const unsaid = `${before}${text.slice(start, end)}${behind}`.search(silent[language]) >= 0;
  return {
    asked,
    counsel: unsaid || scope.search(counsel[language]) >= 0,
    counselled: unsaid || whole.search(counsel[language]) >= 0,
    possible: whole.search(possible[language]) >= 0,
  };
}
