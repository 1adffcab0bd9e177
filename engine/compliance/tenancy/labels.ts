/** Words that say what an amount of a tenancy is: its deposit, its rent, a fee. Of every language at once, as they differ. */
import { allOf, type Span } from "#engine/compliance/frames/spans";
import { unaccented } from "#engine/compliance/frames/unaccented";

/** Sums that the law of some market limits. "security": a deposit said to be for damage. */
export const limitedSums = ["deposit", "security", "holding", "agency-fee", "application-fee"] as const;
export type LimitedSum = (typeof limitedSums)[number];
/** Rents with and without running costs, and what is none of these but has an amount beside it. */
export type SumKind = LimitedSum | "rent" | "cold-rent" | "warm-rent" | "other";

export interface Label extends Span {
  kind: SumKind;
}

/** Latin words, parted by "|", each alone. */
const words = (source: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${unaccented(source)})(?![\\p{L}])`, "giu");
/** Characters and signs, wherever they stand. */
const signs = (source: string): RegExp => new RegExp(source, "giu");

/**
 * A kind with what each of its words has a part of, in small letters, and the words: a text with none of the parts is not searched.
 * Without parts it is always.
 */
type LabelWords = readonly [kind: SumKind, parts: string, words: RegExp];

/** Where two touch, the one that begins first and is longer holds. */
const labels: readonly LabelWords[] = [
  [
    "other",
    "",
    words(
      `(?:pet|keys?|fob|garage|remote|parking|cleaning|utility|utilities|water|electricity|sale|purchase|exchange|earnest|booking|furniture|tender|minimum|initial|10%|5%)[ -](?:deposits?|bonds?|fees?)|deposit[ -](?:schemes?|protection|free|replacement|alternatives?|accounts?|box(?:es)?|insurance|guarantees?)|utilities|council tax|bills|parking|garage|insurance|strata|hoa|prices?|service charges?|heating|internet|income|salary|earnings|guarantors?|broadband|water|electricity|energy|storage|pets?|cleaning|last month['’]?s?(?: rent)?|first month['’]?s?(?: rent)?`,
    ),
  ],
  [
    "security",
    "deposit security",
    words(
      `(?:refundable )?(?:security|damage|breakage)[ -]deposits?|deposits? for damages?|(?<=months?['’]?s?['’]? (?:rent )?)security|security(?=:? (?:of |is )?[$£€])`,
    ),
  ],
  ["holding", "holding reservation", words(`(?:holding|reservation)[ -](?:deposits?|fees?)`)],
  [
    "deposit",
    "deposit bond",
    words(`(?:tenancy |rental |rent |tenants?['’]?s? )?deposits?|(?:rental |tenancy )?bonds?`),
  ],
  [
    "agency-fee",
    "fee commission",
    words(
      `(?:agency|agents?['’]?s?|broker(?:age|['’]?s)?|letting|lettings|finder['’]?s|admin(?:istration)?|introduction) fees?|commission`,
    ),
  ],
  [
    "application-fee",
    "fee application check report screening",
    words(
      `(?:application|screening|background check|credit check|processing) fees?|(?:applications?|credit (?:and background )?checks?|background checks?|credit reports?|screening)(?=:? (?:and (?:credit|background) checks? )?(?:(?:runs?|costs?|is|are) )?\\$)`,
    ),
  ],
  ["rent", "rent", words(`rent(?:al)?`)],
  // German
  [
    "other",
    "kaution schl kosten nk bk hk stellpl garage carport ablö ablo abstand einkommen hausgeld strom küche kuche kueche möbl mobl moebl keller kaufpreis genossenschaft",
    words(
      String.raw`kautions(?:versicherung|bürgschaft|konto|frei\p{L}{0,2})|schlüsselkaution|nebenkosten|betriebskosten|heizkosten|nk|bk|hk|(?:tiefgaragen)?stellpl[aä]tz\p{L}{0,3}|tiefgarage|carport|ablöse|abstand\p{L}{0,8}|\p{L}{0,6}einkommen|hausgeld|strom|küche|einbauküche|möblierung\p{L}{0,10}|keller|kaufpreis|genossenschaftsanteile?`,
    ),
  ],
  [
    "deposit",
    "kaution sicherheit",
    words(
      `(?:miet|bar)?kaution(?:en|ssumme|sbetrag)?|mietsicherheit|sicherheitsleistung|sicherheit(?= (?:in Höhe )?von \\p{L}+ \\p{L}*mieten)`,
    ),
  ],
  [
    "cold-rent",
    "miete nkm km kalt",
    words(`(?:netto-?|monats|monatliche )?kaltmiete|nettomiete|grundmiete|nkm|km|kalt`),
  ],
  [
    "warm-rent",
    "miete warm",
    words(`warmmiete|gesamtmiete|bruttomiete|bruttowarmmiete|inklusivmiete|pauschalmiete|warm`),
  ],
  ["rent", "miet", words(`(?:monats)?miete|mietpreis|mietzins`)],
  [
    "agency-fee",
    "provision courtage gebühr gebuhr gebuehr",
    words(`(?:makler|vermittlungs|mieter)?provision|(?:makler)?courtage|maklergebühr|vermittlungsgebühr`),
  ],
  // French
  [
    "other",
    "caution charges provision état etat énergie energie parking tax revenu salaire assurance honoraires complément complement prix stationnement",
    words(
      `caution (?:solidaire|bancaire|personne)|charges(?! comprises)|provisions? (?:pour|sur) charges|état des lieux|énergie|parking|taxes?|revenus?|salaires?|assurance|honoraires (?:(?:à la )?charge )?(?:du |de l['’])?(?:bailleur|propriétaire|vendeur|acquéreur)|complément de loyer|prix|stationnement`,
    ),
  ],
  ["security", "dépôt dépot depôt depot caution", words(`d[ée]p[ôo]ts? (?:de garantie|de s[ée]curit[ée])|caution`)],
  ["deposit", "dépôt dépot depôt depot", words(`d[ée]p[ôo]t`)],
  ["agency-fee", "honoraires frais", words(`honoraires|frais d['’]agence|frais de location|frais de dossier`)],
  ["cold-rent", "loyer charges hc", words(`loyer (?:mensuel )?(?:hors charges|hc|nu|de base)|hors charges|hc`)],
  ["warm-rent", "loyer charges cc", words(`loyer (?:mensuel )?(?:charges comprises|cc)|charges comprises|cc`)],
  ["rent", "loyer", words("loyer")],
  // Spanish, Italian, Dutch
  [
    "deposit",
    "fianza depós depos cauzion borg",
    words(`fianza|dep[óo]sito cauzionale|dep[óo]sito|cauzione|borg(?:som)?|waarborgsom`),
  ],
  ["rent", "alquiler renta canone affitto huur", words(`alquiler|renta|canone|affitto|huur(?:prijs)?`)],
  ["cold-rent", "huur", words(`kale huur`)],
  ["other", "servicekosten gastos spese suministros", words(`servicekosten|gastos|spese|suministros`)],
];
/** Chinese, Japanese, Korean: looked for only where such a sign stands. */
const easternLabels: readonly LabelWords[] = [
  [
    "other",
    "",
    signs(
      "物业费|管理[费費]|水[电電]|车位|車位|首付|总价|總價|印花[税稅]|学费|差[饷餉]|地租|服务费|押金制度|收入|月薪",
    ),
  ],
  ["deposit", "", signs("押金|按金|租房押|保证金|保證金|敷金|保証金|보증금")],
  ["holding", "", signs("[订定訂]金|看房押金")],
  ["application-fee", "", signs("(?:申请|申請)[费費]|(?:信用|背景)(?:报告|報告|调查|調查)[费費]")],
  ["agency-fee", "", signs("[中仲]介[费費]|佣金|代理[费費]|仲介手数料|중개(?:보수|수수료)|복비")],
  ["rent", "", signs("月租金?|租金|房租|賃料|家賃|월\\s?임대료|임대료|월세")],
  ["other", "", signs("礼金|共益費|更新料|保険|駐車場|保証料|鍵交換|관리비|주차|권리금|전세금")],
];

/** Words of another sense where no French is written: "caution". */
const FRENCH_ONLY = /^caution$/iu;
/** "3 km from the station": only capitals are the cold rent. */
const DISTANCE = /^km$/u;

const partsOf = new Map([...labels, ...easternLabels].map(([, parts]) => [parts, parts.split(" ")]));
/** May the words of these parts stand in a text in small letters? */
const mayHave = (lowered: string, parts: string): boolean =>
  parts === "" || (partsOf.get(parts) ?? []).some((part) => lowered.includes(part));

/** One that asks only whether, by the sum it names. */
const limitingOf = (all: typeof labels): LabelWords[] =>
  all
    .filter(([kind]) => limitedSums.some((each) => each === kind))
    .map(([kind, parts, { source }]) => [kind, parts, new RegExp(source, "iu")]);
const limiting = limitingOf(labels);
const easternLimiting = limitingOf(easternLabels);
const everyLabel = [...labels, ...easternLabels];
const EASTERN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Does a text name one of these sums? Most name none, and need not be read any further. */
export function namesLimited(text: string, sums: readonly LimitedSum[] = limitedSums): boolean {
  const lowered = text.toLowerCase();
  const said = ([kind, parts, pattern]: LabelWords): boolean =>
    sums.some((each) => each === kind) && mayHave(lowered, parts) && pattern.test(text);
  return limiting.some(said) || (EASTERN.test(text) && easternLimiting.some(said));
}

/** In the order of the text, none touching another. `french`: some of the text is French. */
export function labelsIn(text: string, french: boolean): Label[] {
  const lowered = text.toLowerCase();
  const all = (EASTERN.test(text) ? everyLabel : labels).flatMap(([kind, parts, pattern]) =>
    (mayHave(lowered, parts) ? allOf(pattern, text) : []).map(({ index, 0: said }) => ({
      kind: (FRENCH_ONLY.test(said) && !french) || DISTANCE.test(said) ? null : kind,
      start: index,
      end: index + said.length,
    })),
  );
  const found: Label[] = [];
  for (const { kind, start, end } of all.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (kind !== null && start >= (found.at(-1)?.end ?? 0)) found.push({ kind, start, end });
  }
  return found;
}
