/** Reads what a home is bound by: a buyer ahead, a lease of the ground or of its last years, panels that are somebody else's. */
import type { Slot } from "../fact.ts";
import { clausesOf, disclosed, fact, find, firstMoney, flag, number, type Page, type Reader } from "./page.ts";

const agreed =
  /sale agreed|(?<!\p{L})sold,? (?:\()?(?:s\.?t\.?c|subject to contract)|(?<!\p{L})s\.?s\.?t\.?c(?!\p{L})|(?<!\p{L})(?:sale|contract) pending|(?<!\p{L})under contract(?!\p{L})|sous compromis|offre acceptée|(?<!\p{L})reserviert(?!\p{L})|申込み?(?:あり|済|が入)|가계약|계약 ?진행 ?중|已(?:收|付|下)定金?/iu;
const offered =
  /(?<!\p{L})under (?:offer|negotiation)(?!\p{L})|sous offre(?!\p{L})|offre en cours|商談中|已有买家(?:出价|洽谈)|협의 ?중인 ?매수/iu;
const denied = /(?:\bno(?:t|r)?|\bno longer|\bpreviously|\bnicht|\bpas|没有|未|ない|없)[^.;。]{0,12}$/iu;

/** Somebody is ahead of the reader: sold already but for the contract, or talked about. */
const underOffer: Reader = (page) => {
  const said = find(page, agreed) ?? find(page, offered);
  if (!said || denied.test(said.phrase.slice(0, said.hit.index))) return [];
  return [fact("underOffer", said.phrase, { agreed: flag(!page.rent && agreed.test(said.phrase)) })];
};

/** From fewer years on banks lend unwillingly, and a longer lease costs money. */
const LONG_LEASE = 100;
const yearsLeft =
  /(\d{1,3}) years? (?:remain(?:s|ing)?|left|unexpired|to run)|(?:lease|leasehold)[^.;]{0,24}?(?:remaining|unexpired|left)[^\d.;]{0,12}(\d{1,3}) years?|remaining (?:lease|term)(?: of)? (\d{1,3}) years?/iu;
const lease: Reader = (page) => {
  if (page.rent) return [];
  const named = disclosed(page, /lease (?:length|remaining|term)|remaining lease|years (?:remaining|left)|unexpired/iu);
  const printed = named && /^(?:about |approx\.? )?(\d{1,3})(?!\d)/iu.exec(named.value)?.[1];
  const said = printed ? null : find(page, yearsLeft);
  const years = Number(printed ?? said?.hit.slice(1).find((part) => part !== undefined) ?? Number.NaN);
  if (!(years > 0 && years < LONG_LEASE)) return [];
  return [
    fact("shortLease", named && printed ? `${named.name}: ${named.value}` : (said?.phrase ?? ""), { n: number(years) }),
  ];
};

const money = (text: string, page: Page): Slot | null => firstMoney(text, page.currency);
const isMonthly = (text: string): boolean => /月|월|month|mois|monat|pcm/iu.test(text);
const isYearly = (text: string): boolean =>
  /year|annum|p\.?a\.?(?!\p{L})|par an|annuel|jahr|jährlich|年|연/iu.test(text);
/** A rent with how often it falls due; none where the page leaves that out. */
function rentOf(text: string, page: Page): Readonly<Record<string, Slot>> {
  const [first = text] = clausesOf(text);
  const sum = money(first, page);
  return sum && isMonthly(first) ? { month: sum } : sum && isYearly(first) ? { year: sum } : {};
}

const groundRent: Reader = (page) => {
  if (page.rent) return [];
  const said = disclosed(page, /ground rent/iu);
  const rent = said ? rentOf(said.value, page) : {};
  if (!said || Object.keys(rent).length === 0) return [];
  const doubling = /doubl(?:es|ing) every (\d{1,2}) years?/iu.exec(said.value)?.[1];
  const review = /(?:review(?:ed|s)?|rises|increas(?:es|ing)) every (\d{1,2}) years?/iu.exec(said.value)?.[1];
  return [
    fact("groundRent", said.value, {
      ...rent,
      doubles: number(doubling ? Number(doubling) : null),
      review: number(!doubling && review ? Number(review) : null),
    }),
  ];
};

const endYear = (text: string): number | null => {
  const hit =
    /(?:until|to|expir(?:es|ing) (?:in )?|bis|jusqu['’](?:en|au)|至|到)[^\d.;。]{0,12}(?:\d{1,2}[./]\d{1,2}[./]|\d{1,2}\.? \p{L}{3,9} |\p{L}{3,9} )?((?:20|21)\d\d)(?!\d)/iu.exec(
      text,
    ) ?? /((?:20|21)\d\d)(?:年|년)(?:\d{1,2}(?:月|월))?(?:まで|까지|满期|満了)/u.exec(text);
  return hit?.[1] ? Number(hit[1]) : null;
};

/** The ground is not sold with the house: 借地権, Erbbaurecht, bail emphytéotique. */
const landLease: Reader = (page) => {
  if (page.rent) return [];
  const said = find(page, /借地権|erbbaurecht|erbpacht(?!frei)|bail emphytéotique|droit de superficie/iu);
  if (!said || /kein(?:e)? (?:erbbaurecht|erbpacht)|借地権(?:では|は)?(?:な|無)/iu.test(said.phrase)) return [];
  const rent = disclosed(page, /^地代|erbbauzins|erbpachtzins|redevance/iu);
  const all = page.phrases.filter((phrase) => /借地|erbbau|erbpacht|emphyt|superficie/iu.test(phrase)).join("; ");
  return [fact("landLease", said.phrase, { ...(rent ? rentOf(rent.value, page) : {}), until: number(endYear(all)) })];
};

/** Fewer years than the seventy of housing land, or a right for business. */
const landTerm: Reader = (page) => {
  if (page.rent || page.listing.country !== "CN") return [];
  const said = find(
    page,
    /(?<!\d)([45]0) ?年(?:商[业住办用]|公寓|综合)?的?产权|产权(?:年限|性质)?[:： ]{1,2}([45]0) ?年/u,
  );
  const years = Number(said?.hit[1] ?? said?.hit[2] ?? Number.NaN);
  return said && Number.isFinite(years)
    ? [fact("landTerm", said.phrase, { n: number(years), business: flag(/商/u.test(said.phrase)) })]
    : [];
};

const panels = "(?:solar|photovoltai\\p{L}{1,6}|(?<!\\p{L})PV(?!\\p{L})|太阳能|太陽光|태양광|panneaux)";
const notOwn =
  "(?:(?<!not )(?<!\\p{L})leased?(?!hold)(?!\\p{L})|third[- ]party|rent-a-roof|power purchase|(?<!\\p{L})PPA(?!\\p{L})|gepachtet|gemietet|verpachtet|en location|loués|租赁|租用|リース|第三者|임대|렌탈)";
const leasedPanels = new RegExp(`${panels}[^.;。；]{0,60}?${notOwn}|${notOwn}[^.;。；]{0,24}?${panels}`, "iu");
const solar: Reader = (page) => {
  const said = find(page, leasedPanels);
  if (!said || /owned outright|not leased|nicht (?:gemietet|gepachtet)|リースでは|租赁已结清/iu.test(said.phrase))
    return [];
  const sum = money(said.phrase, page);
  return [
    fact("leasedSolar", said.phrase, {
      until: number(endYear(said.phrase)),
      ...(sum && isMonthly(said.phrase) ? { month: sum } : {}),
    }),
  ];
};

export const bound: readonly Reader[] = [underOffer, lease, groundRent, landLease, landTerm, solar];
