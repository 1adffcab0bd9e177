/** "Wiring and windows replaced" of a home whose wiring was: of a list of what is new each part must be the listing's. */
import type { CopyLanguage } from "#contract/copy";
import { renewed, systems } from "#engine/statements/phrases";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { type Fields, patterns, plainly } from "./reading/frames.ts";

const part: Fields = {
  zh: "[^,。;!?:、和与及\\n]{1,8}",
  en: "(?:the )?\\p{L}{2,20}(?: \\p{L}{2,20})?",
  ja: "[^、。!?:・と\\n]{1,8}",
  ko: "[^,.!?:·와과\\n]{1,8}",
  fr: "(?:l[ea]s? |l['’])?\\p{L}{2,20}(?: \\p{L}{2,20})?",
  de: "(?:d(?:er|ie|as) )?\\p{L}{2,20}(?: \\p{L}{2,20})?",
};
const and: Fields = {
  zh: "(?:、|和|与|及|以及|连同)",
  en: "(?:, | and | & |, and )",
  ja: "(?:、|・|と|および)",
  ko: "(?:, ?| ?· ?|와 |과 |하고 |및 )",
  fr: "(?:, | et )",
  de: "(?:, | und | sowie )",
};
const made: Fields = {
  zh: "[^,。;!?\\n]{0,10}(?:换新|更换|换过|换了|翻新|重做|重铺|新换|更新|新装)",
  en: "(?: (?:were|was|have been|has been|all|both|also|recently|newly|been|in \\d{4})){0,4} (?:replaced|renewed|redone|rewired|refitted|refurbished|upgraded|updated|new)",
  ja: "[^、。!?\\n]{0,8}(?:交換|更新|新調|一新|改修|リフォーム|張り?替え|入れ替え|取り替え)",
  ko: "[^,.!?\\n]{0,8}(?:교체|새로|바꿨|바꾼|수리|리모델링|올수리)",
  fr: "(?: (?:ont été|a été|sont|est|tous|toutes|deux|entièrement|en \\d{4})){0,4} (?:remplacée?s?|refaite?s?|rénovée?s?|changée?s?|neu(?:fs?|ves?)|renouvelée?s?)",
  de: "(?: (?:wurden?|sind|ist|alle|beide|komplett|im Jahr|\\d{4})){0,4} (?:ersetzt|erneuert|ausgetauscht|saniert|renoviert|neu|modernisiert)",
};
const frame = (language: CopyLanguage): string =>
  `${part[language]}(?:${and[language]}${part[language]}){1,3}${made[language]}`;
const lists = patterns({
  zh: frame("zh"),
  en: frame("en"),
  ja: frame("ja"),
  ko: frame("ko"),
  fr: frame("fr"),
  de: frame("de"),
});
const verbs = patterns(made);

const apart = /[,、・·]|和|与|及|と|와 |과 | (?:and|et|und|sowie|&) /u;

/** Two works, each with its own year, or one that only was looked after. */
const otherWork =
  /\d{4}[^\d]+\d{4}|塗装|刷漆|repaint|painted|repeint|gestrichen|도장|original|d['’]origine|当時|原来|원래/iu;

/** All of it was made new: any part may be said to be. */
const wholly = remembered((corpus) =>
  /(?:整体|全面|全屋)[^。\n]{0,4}(?:装修|翻新)|fully (?:renovated|refurbished)|(?:house|flat|home|throughout)[^.\n]{0,12}renovated|entièrement rénov|maison[^.\n]{0,24}rénovée|kernsaniert|komplett saniert|올수리|전체 ?(?:수리|리모델링)|フルリノベ|全面(?:改装|リフォーム)|reforma integral|totalmente reformad|completamente ristrutturat/iu.test(
    corpus,
  ),
);

/** Lists in `text` that call a part new which `corpus`, the listing's texts, does not, beside one that it does. */
export function listedAsNew(text: string, language: CopyLanguage, corpus: string): Span[] {
  const verb = verbs[language];
  verb.lastIndex = 0;
  if (!verb.test(text) || wholly(corpus)) return [];
  return plainly(text, language, lists[language]).filter(({ words }) => {
    if (otherWork.test(words)) return false;
    const named = words.split(apart).filter((one) => systems.some((system) => system.test(one)));
    const known = named.map((one) => renewed(one, corpus.replaceAll("厨卫", "厨房卫生间")));
    return known.includes(true) && known.includes(false);
  });
}
