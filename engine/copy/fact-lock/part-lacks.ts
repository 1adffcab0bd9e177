/** What a part of the home lacks: "the garage with heating" of one the listing calls unheated. */

import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";

const parts: readonly RegExp[] = [
  /atelier|workshop|工房|作業|工作室|작업실|Werkstatt|独立小屋|studio|スタジオ|별채|dépendance|annexe|Nebengebäude/iu,
  /garage|车库|車庫|ガレージ|차고/iu,
  /cellar|(?<!\p{L})caves?(?!\p{L})|Keller|地下室|地窖|カーヴ|地下蔵|저장고|지하실|basement|sous-sol/iu,
  /attic|loft|combles|grenier|Dachboden|Spitzboden|阁楼|屋根裏|ロフト|다락/iu,
  /conservatory|sunroom|véranda|Wintergarten|阳光房|サンルーム|썬룸/iu,
  /shed|cabanon|abri de jardin|Gartenhaus|Schuppen|木屋|小屋|物置|창고/iu,
  /balcon|loggia|阳台|バルコニー|발코니|terrass|terrace|露台|テラス/iu,
  /bathroom|salle d(?:e bain|'eau)|浴室|卫生间|욕실|(?<!\p{L})Bad(?!\p{L})/iu,
];
const supplies: readonly RegExp[] = [
  /heat(?:ing|ed)?(?!\p{L})|暖气|采暖|暖房|난방|chauff(?:age|ée?s?)|Heizung|beheiz\p{L}*|geheizt/iu,
  /electricity|electrics|(?<!\p{L})power(?!\p{L})|通[了]?电|供电|电源|電気|電源|전기|électri(?:cité|que)|(?<!\p{L})Strom(?!\p{L})/iu,
  /(?<!\p{L})water(?!\p{L})|供水|水道|수도|point d'eau|(?<!\p{L})eau(?! )|Wasseranschluss/iu,
  /insulat\p{L}*|保温|断熱|단열|isol(?:ation|ée?s?)|(?:ge)?dämm(?:t|ung)/iu,
  /windows?(?!\p{L})|有窗|窗户|窓|창문|fenêtre|Fenster/iu,
];
/** Right before what is lacking, or right behind it. */
const lackBefore =
  /(?:没有?|无|未|不带|不含|(?<!\p{L})(?:no|not|without|sans|pas de|non|pas|ohne|kein\p{L}{0,3}|nicht))[ -]?(?:\p{L}{1,10} )?$/iu;
const lackBehind =
  /^(?:[^\n.。,，;；]{0,10}?(?:ありません|なし|無し|ない|없|안 ?되|불가|미설치|fehlt|nicht|missing|n'y|non |none)|[:：] ?(?:无|没有|no|none|non|nein|なし|없음))/iu;

interface Supply {
  readonly part: number;
  readonly supply: number;
  readonly lacks: boolean;
  readonly start: number;
  readonly end: number;
}

const clause = /[^。.!！?？;；\n]{1,300}/gu;
/** How far behind its part, in characters, a supply is still its own. */
const REACH = 100;

/** Supplies named behind the part they belong to, or right before it ("an unheated garage"), in one sentence. */
function suppliesOf(text: string): Supply[] {
  return [...text.matchAll(clause)].flatMap((match) => {
    const places = parts.flatMap((words, part) => {
      const hit = words.exec(match[0]);
      return hit ? [{ part, at: hit.index }] : [];
    });
    if (places.length === 0) return [];
    return supplies.flatMap((words, supply) =>
      [...match[0].matchAll(new RegExp(words.source, "giu"))].flatMap((hit): Supply[] => {
        const near = places
          .filter(({ at }) => (at <= hit.index ? hit.index - at < REACH : at - hit.index < 14))
          .sort((a, b) => Math.abs(a.at - hit.index) - Math.abs(b.at - hit.index))[0];
        if (!near) return [];
        const before = match[0].slice(Math.max(0, hit.index - 16), hit.index);
        const behind = match[0].slice(hit.index + hit[0].length, hit.index + hit[0].length + 24);
        const lacks = lackBefore.test(before) || lackBehind.test(behind) || /(?<!\p{L})un-?$/iu.test(before);
        const start = match.index + hit.index;
        return [{ part: near.part, supply, lacks, start, end: start + hit[0].length }];
      }),
    );
  });
}

const suppliesOfListing = remembered(suppliesOf);

/** Supplies that `text` (width-folded) gives a part of the home to which `corpus`, the listing's texts, denies them. */
export function suppliesDenied(text: string, corpus: string): Span[] {
  const known = suppliesOfListing(corpus);
  const denied = known.filter(({ lacks }) => lacks);
  if (denied.length === 0) return [];
  return suppliesOf(text)
    .filter(({ lacks }) => !lacks)
    .filter(
      ({ part, supply }) =>
        denied.some((one) => one.part === part && one.supply === supply) &&
        !known.some((one) => !one.lacks && one.part === part && one.supply === supply),
    )
    .map(({ start, end }) => ({ start, end }));
}
