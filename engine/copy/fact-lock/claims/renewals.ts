/** What a text says was made new: a part the listing did not renew, or the whole home where only parts were. */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import { mannerAt } from "#engine/statements/manner";
import { leftAsItWas, renewed, systems } from "#engine/statements/phrases";
import type { Span } from "#engine/text/span";
import { clausesOf } from "./reading/said.ts";

const made: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /翻新|翻修|重做|换新|新换|换过|换了|更换|重装|重新(?:装|做|铺|粉刷|改)|改造过|新做|新装(?!修味)|焕然一新|全新/u,
  en: /(?<!\p{L})(?:redone|renewed|replaced|renovated|refurbished|refitted|remodel+ed|rewired|re-?tiled|re-?roofed|re-?plumbed|updated|upgraded|modernised|modernized|brand[- ]new)(?!\p{L})/iu,
  ja: /交換|一新|新しく(?:し|な)|新調|リフォーム|リノベ|改修|改装|張り?替え|葺き?替え|入れ?替え|取り?替え|新品/u,
  ko: /교체|새로 ?(?:했|하|바|깔|갈|설|단|고|들)|리모델링|수리(?:했|함|를|된|한|완)|싹 ?(?:고|바|갈)|새것|바꿨|바꾼|올수리/u,
  fr: /(?<!\p{L})(?:refaite?s?|rénovée?s?|neu(?:f|fs|ve|ves)|remplacée?s?|changée?s?|modernisée?s?|remises? (?:à neuf|aux normes))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:erneuert\p{L}{0,2}|(?:kern|teil|komplett|voll)?saniert\p{L}{0,2}|renoviert\p{L}{0,2}|modernisiert\p{L}{0,2}|ausgetauscht|ersetzt|(?:nagel)?neue[rsnm]?|neu (?:gemacht|verlegt|gedeckt|eingebaut))(?!\p{L})/iu,
};
const whole: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /全屋|整屋|整套|整个(?:房子|家)|里里外外|从里到外|彻底|全面|整体/u,
  en: /(?<!\p{L})(?:fully|completely|entirely|totally|top[- ]to[- ]bottom|from top to bottom|throughout|(?:whole|entire) (?:house|home|flat|apartment|place|property|building)|everything)(?!\p{L})/iu,
  ja: /全面|フル(?:リ)|全体|丸ごと|まるごと|全室|家じゅう|内外装とも|スケルトン/u,
  ko: /집 ?전체|전체|전면|올 ?(?:수리|리모델)|싹 ?다|통째/u,
  fr: /(?<!\p{L})(?:entièrement|totalement|intégralement|complètement|de fond en comble|du sol au plafond|toute la maison|tout l'appartement)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:komplett|vollständig|umfassend|rundum|von Grund auf|(?:das )?ganze Haus|die ganze Wohnung|durchgehend|kernsaniert)/iu,
};
const renewal =
  /翻新|翻修|装修|重做|换|更新|改造|刷|renov|refurb|remodel|redone|replac|refit|redecor|updat|new |painted|交換|リフォーム|リノベ|改修|改装|替え|塗装|新調|수리|교체|리모델|새로|도배|refait|rénov|neu[fv]|remplac|chang|repeint|erneuer|sanier|renovier|modernis|getauscht|neu(?!n)|gestrichen/iu;
const years = /(?<!\d)(?:19|20)\d{2}(?!\d)/gu;

const systemsIn = (words: string): boolean => systems.some((system) => system.test(words));
/** Does the listing renew the home as a whole: a sentence of renewal that names no part, or says that it was all? */
const wholly = (corpus: string): boolean =>
  corpus
    .split(/[\n.。;；,，]/u)
    .some(
      (line) =>
        renewal.test(line) &&
        !rest.test(line) &&
        (!systemsIn(line) || Object.values(whole).some((all) => all.test(line))),
    );
/** "Everything else is of 2016": what was left as it was. */
const rest =
  /其余|其他|剩下|そのほか|その他|ほかは|나머지|그 ?외|(?<!\p{L})(?:the rest|everything else|otherwise|partial|partly)(?!\p{L})|一部|부분|partielle?|le reste|(?<!\p{L})(?:Rest|übrige|teilweise)/iu;
/** Of the lines of a listing that give a year to works, do those that name parts name other parts than `claim`? */
const ofOtherParts = (claim: string, year: string, corpus: string): boolean => {
  const of = corpus.split(/[\n.。;；]/u).filter((line) => line.includes(year) && systemsIn(line));
  const works = of.filter((line) => renewal.test(line));
  const lines = works.length > 0 ? works : of;
  return lines.length > 0 && systems.some((one) => one.test(claim) && !lines.some((line) => one.test(line)));
};

/** How far, in characters, a part may stand from the word that makes it new. */
const REACH = 16;
/** "La salle d'eau a été refaite": the auxiliary is no part of the way. */
const passive = / (?:a|ont) été (?:tout |toute |tous |toutes |entièrement )?$/u;
/** What stands in front of the verb, or behind it where nothing of a home does: "浴室也一并翻新", "换了屋顶". */
function besideVerb(words: string, at: number, length: number): string {
  const before = words.slice(Math.max(0, at - REACH), at);
  return systemsIn(before) ? before : words.slice(at, at + length + REACH / 2);
}

/** The text says so itself: 浴室保留原样. */
const leftAlone =
  /以外|除(?:了|外|く|いて)|保留|原样|原来|のまま|既存|그대로|제외|외에|빼고|except|apart from|sauf|außer/iu;
const rooms: readonly RegExp[] = [
  /客厅|起居室?|リビング|居間|거실|living|lounge|séjour|salon|wohnzimmer/giu,
  /[主次]?卧室?|寝室|洋室|침실|안방(?! ?욕실)|bedroom|chambre|schlafzimmer/giu,
  /餐厅|ダイニング|dining|salle à manger|esszimmer/giu,
  /玄关|玄関|현관|hall(?:way)?(?!\p{L})|entrée|flur/giu,
];
const attributive = /^(?:(?:nagel)?neue[rsnm]?|brand[- ]new) /iu;
/** Do the words renew a room of which no work of the listing tells? "客厅和三间卧室都重做过", and not the floor of a room. */
function strangeRooms(words: string, verb: number, corpus: string): boolean {
  // "Wohnzimmer nach Süden und neue Küche": what an adjective makes new stands behind it
  if (wholly(corpus) || attributive.test(words.slice(verb))) return false;
  const works = corpus.split(/[\n.。;；]/u).filter((line) => renewal.test(line));
  return rooms.some((room) =>
    [...words.slice(0, verb).matchAll(room)].some(({ index, 0: { length } }) => {
      const between = words.slice(index + length, verb);
      return (
        between.length <= 16 &&
        !/[的の의]|窗|灯|墙|壁|床|地|门|柜|창|벽|바닥|문|floor|wall|light|door|空调|エアコン|에어컨/u.test(between) &&
        !systemsIn(between) &&
        !works.some((line) => line.search(room) >= 0)
      );
    }),
  );
}

/** "Needs renovating", 待翻新: what is still to be done. */
const toCome =
  /(?:需|待|要|可|再|想|自己|自行|to be|needs? (?:to be )?|could be|à |zu |muss|müssen|sollte|必要|これから)[^,，]{0,4}$/iu;

/** Years the listing gives to works on the home as a whole. */
const wholeYears = (corpus: string): ReadonlySet<string> =>
  new Set(
    corpus
      .split(/[\n.。;；,，]/u)
      .filter((line) => renewal.test(line) && !rest.test(line) && !systemsIn(line))
      .flatMap((line) => line.match(years) ?? []),
  );

const sentenceHead = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 60), at)
    .split(/[.!?。！？;；\n:：]/u)
    .at(-1) ?? "";

/** Stretches of `text` that renew more than `corpus`, the listing's texts. */
export function renewedBeyond(text: string, language: CopyLanguage, corpus: string): Span[] {
  if (!made[language].test(text)) return [];
  return clausesOf(text).flatMap(({ start, end, words }): Span[] => {
    const verb = made[language].exec(words);
    if (!verb) return [];
    const at = start + verb.index;
    if (verdict(text, at, at + verb[0].length) !== "stated") return [];
    if (toCome.test(words.slice(0, verb.index))) return [];
    const manner = mannerAt(text, language, at, at + verb[0].length);
    if (manner.asked || manner.counselled || manner.possible) return [];
    const own =
      words.slice(0, verb.index).replace(passive, " ").slice(-REACH) +
      words.slice(verb.index, verb.index + verb[0].length + REACH);
    // "The bathroom, basic as it is, was retiled": the part stands before the comma.
    const near = systemsIn(own) || verb.index > REACH ? own : `${sentenceHead(text, start)} ${own}`;
    if (leftAsItWas(besideVerb(words, verb.index, verb[0].length), corpus) && !leftAlone.test(words))
      return [{ start, end }];
    if (strangeRooms(words, verb.index, corpus)) return [{ start, end }];
    if (whole[language].test(words) && !systemsIn(words)) {
      const own = wholeYears(corpus);
      const told = words.match(years) ?? [];
      const dated = own.size === 0 || told.every((one) => own.has(one));
      return wholly(corpus) && dated ? [] : [{ start, end }];
    }
    if (!systemsIn(near) || renewed(near, corpus) || wholly(corpus) || corpus.includes(words.trim())) return [];
    // The listing tells of that year's works with other words.
    const year = (`${sentenceHead(text, start)}${words}`.match(years) ?? []).find((one) => corpus.includes(one));
    if (year !== undefined)
      return whole[language].test(words) || ofOtherParts(near, year, corpus) ? [{ start, end }] : [];
    return [{ start, end }];
  });
}
