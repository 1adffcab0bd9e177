/** Who bears a cost: "the seller brings it up to standard" where the listing leaves that to the buyer. */
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";

const givers =
  "卖方|卖家|业主(?!委员会)|房东|出租方|sellers?|vendors?|landlords?|owners?|売主|貸主|オーナー|大家|매도인|집주인|임대인|파는 ?(?:사람|쪽|분)|vendeu(?:r|se)|bailleu(?:r|resse)|propriétaire|Verkäufer(?:in)?|Vermieter(?:in)?|Eigentümer(?:in)?";
const takers =
  "买方|买家|租客|租户|承租方|buyers?|purchasers?|tenants?|買主|借主|入居者|購入者|매수인|세입자|임차인|사는 ?(?:사람|쪽|분)|acquéreurs?|acheteurs?|locataires?|Käufer(?:in)?|Mieter(?:in)?";
const bearing =
  "承担|负担|支付|出(?!租|售|行)|负责|付|自理|pays?|paid|bears?|borne|covers?|falls? to|(?:is|are) (?:on|for|up to|down to)|at the|responsib\\p{L}*|負担|支払|もち|持ち|부담|몫|냅|내고|내며|낸|책임|paie|payée?s?|prend|prise?|à la charge|charge|revient|incombe|supporte|trägt|tragen|zahlt|bezahlt|übernimmt|Sache|zulasten|zu Lasten|vom|geht an";
const clause = /[^.;!?。；！？\n]{1,220}/gu;
const giver = new RegExp(`(?<!\\p{Script=Latin})(?:${givers})(?!\\p{Script=Latin})`, "giu");
const taker = new RegExp(`(?<!\\p{Script=Latin})(?:${takers})(?!\\p{Script=Latin})`, "giu");
const bears = new RegExp(bearing, "iu");

const denies =
  /不|没|无需|(?<!\p{L})(?:no|not|never|nothing|ne|pas|rien|nicht|kein\p{L}*)(?!\p{L})|n't|ません|ない|않|안 |없/iu;

/** What is borne; each row one thing in every language. */
const things: readonly RegExp[] = [
  /中介费|佣金|仲介手数料|중개 ?(?:수수료|보수)|agen(?:t|cy)(?:'s)? fees?|commission|honoraires|Provision|Courtage|Maklergebühr/iu,
  /化粪池|排污|污水|septic|sewage|drainage|assainissement|fosse|Klärgrube|Klär|Abwasser|浄化槽|정화조|mise aux normes|up to standard|整改|Norm(?!al)|基準|기준|维修|修理|修缮|工程|repairs?|works(?!hop)|修繕|改修|수리|고치|공사|travaux|Reparatur|Sanierung|Instandsetzung/iu,
  /登记|过户|契税|税费|transfer tax|stamp duty|notar|登記|취득세|droits de mutation|frais d'acte|Grunderwerbsteuer/iu,
  /电费|electricity|電気代|전기(?:세|료| ?요금)?(?!차)|électricité|(?<!\p{L})Strom(?!\p{L})/iu,
  /水费|(?<!\p{L})water(?!\p{L}| heater)|水道|수도|(?<!\p{L})eau(?!\p{L})|(?<!\p{L})Wasser(?!\p{L})/iu,
  /网费|internet|ネット|인터넷|WLAN/iu,
  /物业费|service charge|management fee|管理費|共益費|관리비|Hausgeld|Nebenkosten|charges/iu,
  /墙|wallpaper|redecorat|paint|壁紙|クロス|도배|papier|peinture|Tapete|streichen/iu,
  /清洁|保洁|cleaning|清掃|クリーニング|청소|ménage|nettoyage|Reinigung/iu,
  /花园|草坪|garden|庭|정원|마당|jardin|Garten/iu,
  /测绘|测量|survey|境界|測量|측량|bornage|Vermessung/iu,
];

interface Borne extends Span {
  readonly things: readonly number[];
  readonly side: "gives" | "takes";
}

/** Clauses in which one side alone bears something. */
function borneIn(text: string): Borne[] {
  return [...text.matchAll(clause)].flatMap((match) => {
    const words = match[0];
    const parts =
      words.includes(",") || words.includes("，") || words.includes("、") ? words.split(/(?<=[,，])/u) : [words];
    let offset = 0;
    return parts.flatMap((part): Borne[] => {
      const from = match.index + offset;
      offset += part.length;
      const verb = bears.exec(part);
      if (!verb || denies.test(part.slice(Math.max(0, verb.index - 12), verb.index + verb[0].length + 8))) return [];
      const [gives, takes] = [[...part.matchAll(giver)], [...part.matchAll(taker)]];
      if (gives.length > 0 === takes.length > 0) return [];
      const [hit] = gives.length > 0 ? gives : takes;
      if (!hit) return [];
      const own = things.flatMap((thing, at) => (thing.test(part) ? [at] : []));
      // "The tank does not comply, the cost is the buyer's": the thing stands in the part before.
      const said = own.length > 0 ? own : things.flatMap((thing, at) => (thing.test(words) ? [at] : []));
      const start = from + hit.index;
      return [{ things: said, side: gives.length > 0 ? "gives" : "takes", start, end: start + hit[0].length + 8 }];
    });
  });
}

const borneBy = remembered((corpus) => corpus.split("\n").flatMap(borneIn));

/** Parties of `text` said to bear what `corpus`, the listing's texts, puts on the other side. */
export function swappedBearers(text: string, corpus: string): Span[] {
  const said = borneIn(text);
  if (said.length === 0) return [];
  const own = borneBy(corpus);
  return said
    .filter(({ things: mine, side }) => {
      const same = own.filter((one) => one.things.some((thing) => mine.includes(thing)));
      return same.length > 0 && same.every((one) => one.side !== side);
    })
    .map(({ start, end }) => ({ start, end: Math.min(end, text.length) }));
}
