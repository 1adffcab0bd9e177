/** Reads whose home it is until when: tenants in place, notice, a seller who stays, an auction, what may not be rebuilt. */
import type { DecidingFact } from "../fact.ts";
import {
  clausesOf,
  day,
  dayIn,
  disclosed,
  fact,
  find,
  firstMoney,
  flag,
  monthsIn,
  number,
  type Page,
  type Reader,
} from "./page.ts";

const open =
  /unbefristet|不定期|无固定期限|期(?:限|間)の定め(?:の)?な|기한 ?(?:의 정함이 )?없|durée indéterminée|sans terme|open-ended|periodic/iu;
const since =
  /(?:vermietet seit|mietverhältnis:? ?(?:unbefristet )?seit|tenan(?:ted|cy) since|let (?:to .{1,30} )?since|tenant (?:has been )?in place since|lou[ée]e? depuis|locataire (?:en place )?depuis|bail depuis|租约?(?:自|从)|租客(?:自|从)|賃貸借(?:契約)?(?:開始)?:? ?|임대차(?: 개시)?:? ?|세입자(?:가)? ?).{0,40}/iu;
const letWords =
  /vermietet(?!e[rn])|(?:is|currently) let until|mietverhältnis|kapitalanlage, vermietet|sold with (?:the )?tenant|sitting tenant|tenanted|tenant in place|(?:vendue?|appartement) louée?|locataire en place|[带连帶連現现]租[约約]|带租客|租[约約]在身|オーナーチェンジ|賃貸中|入居者(?:あり|居住中)|賃借人(?:付|居住中)|세(?:를)? ?안고|임차인 (?:거주|승계)|세입자 (?:거주|승계|있)/iu;
const until =
  /租约期?[:： ]{1,2}至.{0,20}|(?:tenanted until|let until|tenancy (?:runs|ends)|lou[ée]e? jusqu|bail (?:en cours )?jusqu|vermietet bis|租[约約]?(?:至|到)|租期(?:至|到)|賃貸借(?:契約)?(?:満了|期限)|임대차 만기|계약 만기|만기).{0,30}/iu;

const untilDay =
  /(?:until|bis|jusqu['’](?:au|à|en)|[至到])[^,.;。；]{3,24}|\d{1,2}[月월](?:\d{1,2}[日일])?(?:まで|까지)/iu;

/** Named for what it holds: what pays for heating and water is no return. */
const coldName = /kaltmiete|hors charges|(?<!\p{L})HC(?!\p{L})|net rent/iu;
const grossName =
  /warm|charges comprises|(?<!\p{L})CC(?!\p{L})|including (?:bills|charges|service)|inkl\w{0,6}\.? (?:neben|betriebs)|管理費込|共益費込|관리비 ?포함|含物业|含管理費|包管理費/iu;
const rentName =
  /^(?:kaltmiete|monatsmiete|(?:ist-?|jahres)?miete|warmmiete|loyer|rent|current rent|passing rent|月額)|月租|租金|賃料|월세|임대료/iu;
const rentSaid =
  /(?:月租|租金|賃料|월세|임대료|loyer|(?:kalt|warm|monats)?miete)[^.。;；\d€£$]{0,16}[^.。;；]{3,28}|(?:at|rent of|rented (?:at|for)) [£€$][\d,.]{3,9} (?:a|per) (?:month|calendar month)|[£€$][\d,.]{3,9} ?pcm/iu;
const chargesWithin = /(?:dont|davon|of which|うち(?:管理費)?|其中)[^.。;；]{0,40}/iu;

/** The tenant's rent by the month and the year; its share of the price where it holds no charges, or says how much they are. */
function rentOf(page: Page, tenancy: string): DecidingFact[] {
  const { price } = page.listing;
  const named = disclosed(page, coldName) ?? disclosed(page, rentName);
  const spoken = named ? null : (rentSaid.exec(tenancy)?.[0] ?? find(page, rentSaid)?.hit[0] ?? null);
  const text = named?.value ?? spoken;
  const money = text === null ? null : firstMoney(text, page.currency);
  if (text === null || !money || !price || money.currency !== price.currency || price.period !== null) return [];
  const around = named ? `${named.name} ${text}` : (page.phrases.find((one) => one.includes(text)) ?? text);
  if (/jahres|par an|a year|per annum|年租|年額|연 ?임대/iu.test(`${named?.name ?? ""} ${text}`)) return [];
  const within = grossName.test(around);
  const apart = within
    ? firstMoney(
        chargesWithin.exec(page.phrases.filter((one) => grossName.test(one)).join("; "))?.[0] ?? "",
        page.currency,
      )
    : null;
  const net = within ? (apart ? money.amount - apart.amount : null) : money.amount;
  const year = (net ?? money.amount) * 12;
  const share = net === null ? 0 : Math.round((year / price.amount) * 10_000) / 100;
  const cold = !within && coldName.test(around);
  return [
    fact("letRent", text, {
      rent: money,
      ...(net === null || !within
        ? { year: { ...money, amount: year } }
        : { net: { ...money, amount: net }, year: { ...money, amount: year } }),
      cold: flag(cold),
      warm: flag(within),
      // German law wants a yield with its costs, or none
      ...(share >= 0.5 && share <= 20 && page.listing.country !== "DE" ? { share: number(share) } : {}),
    }),
  ];
}

/** 세안고: the tenant's jeonse is taken over, and the buyer pays the rest. */
const jeonse: Reader = (page) => {
  if (page.rent || page.listing.country !== "KR") return [];
  const said = find(
    page,
    /(?:전세|보증금)[^.;\d]{0,8}[\d억,만 천]{1,16}원?[^.;]{0,14}(?:안고|승계|끼고)|(?:세(?:를)? ?안고|임차인 승계|전세 ?끼고)[^.;]{0,24}/u,
  );
  const sum = said && /[\d][\d억,만 천]{0,15}/u.exec(said.hit[0].replace(/^[^\d]{0,20}/u, ""))?.[0];
  const amount = sum ? wonIn(sum) : null;
  return said && amount ? [fact("letJeonse", said.phrase, { money: { form: "money", amount, currency: "KRW" } })] : [];
};
/** "3억 5,000만", "3억5천": in won. */
function wonIn(text: string): number | null {
  const hit = /^(\d{1,3})억 ?(?:(\d{1,2})천|([\d,]{1,5})만?)?/u.exec(text.trim()) ?? null;
  if (!hit?.[1]) return null;
  const rest = hit[2] ? Number(hit[2]) * 1000 : hit[3] ? Number(hit[3].replaceAll(",", "")) : 0;
  return Number(hit[1]) * 100_000_000 + rest * 10_000;
}

const tenancy: Reader = (page) => {
  if (page.rent) return [];
  const said = find(page, letWords);
  if (!said) return [];
  const from = find(page, since);
  const end = find(page, until);
  const start = from && dayIn(from.hit[0]);
  const last = end ? dayIn(end.hit[0]) : dayIn(untilDay.exec(said.phrase.slice(said.hit.index))?.[0] ?? "");
  const found: DecidingFact[] = [
    last
      ? fact("letUntil", (end ?? said).phrase, {
          date: day(last),
          vacant: flag(/vacant possession|之后(?:空置)?交房|空室渡/iu.test((end ?? said).phrase)),
        })
      : fact("letSince", from?.phrase ?? said.phrase, {
          date: day(start ?? null),
          open: flag(find(page, open) !== null),
        }),
  ];
  found.push(...rentOf(page, said.phrase));
  const notice = disclosed(page, /kündigungsfrist|notice period|préavis|解约|解約予告|해지 ?통보/iu);
  const months = notice && monthsIn(notice.value);
  if (notice && months !== null)
    found.push(
      fact("landlordNotice", notice.value, {
        n: number(months),
        reason: flag(/berechtigt|legitimate|légitime|正当/iu.test(notice.value)),
      }),
    );
  return found;
};

const leaseback: Reader = (page) => {
  if (page.rent) return [];
  const said = find(
    page,
    /leaseback|rent[- ]back|回租|リースバック|리스백|rückvermiet|location à l['’]ancien propriétaire/iu,
  );
  if (!said) return [];
  return [fact("leaseback", said.phrase, { date: day(dayIn(said.phrase.slice(said.hit.index))) })];
};

const auction: Reader = (page) => {
  const said = find(
    page,
    /(?:public )?auction,? (?:on )?[^.;]{4,60}|(?:versteigerung|enchères|拍卖|競売|경매)[^.;]{0,40}/iu,
  );
  const date = said && dayIn(said.hit[0]);
  return said && date ? [fact("auction", said.phrase, { date: day(date) })] : [];
};

const rebuild: Reader = (page) => {
  const said = find(page, /再建築(?:[:：] ?)?不可|不可重建|재건축 ?불가/u);
  return said ? [fact("noRebuild", said.phrase)] : [];
};

/** "760 € ab 01.02.2028": the rent's next step. */
const steps: Reader = (page) => {
  const said = disclosed(page, /staffelmiete|stepped rent|loyer progressif|租金递增/iu);
  const [first = ""] = said ? clausesOf(said.value) : [];
  const money = firstMoney(first, page.currency);
  const date = dayIn(first);
  return said && money && date ? [fact("stepRent", said.value, { money, date: day(date) })] : [];
};

export const deal: readonly Reader[] = [tenancy, jeonse, leaseback, auction, rebuild, steps];
