/** Who pays or does a thing: "the tenant pays for new wallpaper" where the landlord does. */

type Party = "landlord" | "tenant" | "seller" | "buyer";

const parties: readonly (readonly [Party, string])[] = [
  [
    "landlord",
    "房东|出租方|出租人|业主(?!委员会)|landlords?|landlad(?:y|ies)|lessor|owner|貸主|大家|オーナー|임대인|집주인|bailleu(?:r|se)|bailleresse|propriétaire|Vermieter(?:in)?|Eigentümer(?:in)?",
  ],
  [
    "tenant",
    "租客|租户|承租方|承租人|tenants?|lessee|借主|入居者|賃借人|임차인|세입자|입주자|locataires?|Mieter(?:in)?",
  ],
  ["seller", "卖方|卖家|sellers?|vendors?|売主|매도인|vendeu(?:r|se)|venderesse|Verkäufer(?:in)?"],
  ["buyer", "买方|买家|buyers?|purchasers?|買主|매수인|acquéreurs?|acheteurs?|Käufer(?:in)?"],
];
const partyAt = new RegExp(
  `(?<!\\p{Script=Latin})(?:${parties.map(([party, words]) => `(?<${party}>${words})`).join("|")})(?!\\p{Script=Latin})`,
  "giu",
);

/** What is paid for or done. */
const things: readonly RegExp[] = [
  /墙纸|壁纸|墙面|粉刷|wallpaper|paint|redecorat|壁紙|クロス|도배|벽지|papiers? peints?|peinture|peint|tapez|Tapete|streich|Wände|Schönheitsreparatur/iu,
  /地板|地面|floor(?:ing|s)?(?! ?plan)|carpet|床材|フローリング|장판|마루|(?<!\p{L})sols?(?!\p{L})|parquet|moquette|Boden(?:belag)?(?!\p{L})|Parkett|Teppich/iu,
  /维修|修理|repairs?|修繕|수리|réparation|Reparatur/iu,
  /清扫|保洁|cleaning|清掃|クリーニング|청소|ménage|nettoyage|Reinigung/iu,
  /中介费|佣金|agen(?:t|cy)(?:'s)? fees?|commission|仲介手数料|중개(?:보수|수수료)|honoraires|Provision(?! (?:avec|sur|pour|mensuelle))|Courtage/iu,
  /税费|契税|transfer tax|stamp duty|登記|취득세|droits de mutation|Grunderwerbsteuer/iu,
  /换锁|lock|鍵|열쇠|serrure|Schloss(?:wechsel|tausch)/iu,
  /水费|水道|(?<!\p{L})water(?!\p{L}| heater)|수도|(?<!\p{L})eau(?!\p{L})|(?<!\p{L})Wasser(?!\p{L})/iu,
  /电费|electricity|電気代|전기(?: ?요금|세|료)|électricité|(?<!\p{L})Strom(?!\p{L})/iu,
  /物业费|service charge|管理費|共益費|관리비|Hausgeld|Nebenkosten|charges de copropriété/iu,
];
const paying =
  /出钱|承担|负担|支付|自付|付|出(?!租|售|行)|自费|pays?(?!\p{L})|paid|bears?|borne|covers?|expense|cost|charge|負担|払|비용|부담|냅|내고|내요|내며|낸다|냄|paie|prend|supporte|frais|zahlt|bezahl|trägt|übernimmt|Kosten|Rechnung|lässt|streicht|streichen|tapezier|paints?|redecorates?/iu;
const clause = /[^。.!！?？;；\n]{1,300}/gu;

interface Duty {
  readonly thing: number;
  readonly party: Party;
  readonly start: number;
  readonly end: number;
}

/** Things of `text` with the one party that its clause names for them; a clause with two parties says less. */
function duties(text: string): Duty[] {
  return [...text.matchAll(clause)].flatMap((match) => {
    if (!paying.test(match[0])) return [];
    const named = [...match[0].matchAll(partyAt)].flatMap((one) => {
      const party = parties.find(([name]) => one.groups?.[name] !== undefined)?.[0];
      return party ? [{ party, at: one.index, length: one[0].length }] : [];
    });
    const [first] = named;
    if (!first || new Set(named.map(({ party }) => party)).size > 1) return [];
    return [...things.entries()].flatMap(([thing, words]) => {
      const hit = words.exec(match[0]);
      if (!hit) return [];
      const from = match.index + Math.min(hit.index, first.at);
      const to = match.index + Math.max(hit.index + hit[0].length, first.at + first.length);
      return [{ thing, party: first.party, start: from, end: to }];
    });
  });
}

const side = (party: Party): string => (party === "landlord" || party === "seller" ? "gives" : "takes");

/** Stretches of `text` that put on one party what the listing (`corpus`) puts on the other. */
export function swappedPayers(text: string, corpus: string): { start: number; end: number }[] {
  const said = duties(text);
  if (said.length === 0) return [];
  const known = duties(corpus);
  return said
    .filter(({ thing, party }) => {
      const own = known.filter((one) => one.thing === thing);
      return own.length > 0 && own.every((one) => side(one.party) !== side(party));
    })
    .map(({ start, end }) => ({ start, end }));
}
