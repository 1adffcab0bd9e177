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
  type Reader,
} from "./page.ts";

const open =
  /unbefristet|不定期|无固定期限|期(?:限|間)の定め(?:の)?な|기한 ?(?:의 정함이 )?없|durée indéterminée|sans terme|open-ended|periodic/iu;
const since =
  /(?:vermietet seit|mietverhältnis:? ?(?:unbefristet )?seit|tenan(?:ted|cy) since|let (?:to .{1,30} )?since|tenant (?:has been )?in place since|lou[ée]e? depuis|locataire (?:en place )?depuis|bail depuis|租约?(?:自|从)|租客(?:自|从)|賃貸借(?:契約)?(?:開始)?:? ?|임대차(?: 개시)?:? ?|세입자(?:가)? ?).{0,40}/iu;
const letWords =
  /vermietet(?!e[rn])|(?:is|currently) let until|mietverhältnis|kapitalanlage, vermietet|sold with (?:the )?tenant|sitting tenant|tenanted|tenant in place|(?:vendue?|appartement) louée?|locataire en place|带租约|租约在身|オーナーチェンジ|賃貸中|入居者(?:あり|居住中)|賃借人(?:付|居住中)|세(?:를)? ?안고|임차인 (?:거주|승계)|세입자 (?:거주|승계|있)/iu;
const until =
  /(?:tenanted until|let until|tenancy (?:runs|ends)|lou[ée]e? jusqu|bail (?:en cours )?jusqu|vermietet bis|租约?(?:至|到)|租期(?:至|到)|賃貸借(?:契約)?(?:満了|期限)|임대차 만기|계약 만기|만기).{0,30}/iu;

const tenancy: Reader = (page) => {
  if (page.rent) return [];
  const said = find(page, letWords);
  if (!said) return [];
  const from = find(page, since);
  const end = find(page, until);
  const start = from && dayIn(from.hit[0]);
  const last = end && dayIn(end.hit[0]);
  const found: DecidingFact[] = [
    last
      ? fact("letUntil", end.phrase, {
          date: day(last),
          vacant: flag(/vacant possession|之后(?:空置)?交房|空室渡/iu.test(end.phrase)),
        })
      : fact("letSince", from?.phrase ?? said.phrase, {
          date: day(start ?? null),
          open: flag(find(page, open) !== null),
        }),
  ];
  const paid = disclosed(
    page,
    /kaltmiete|monatsmiete|loyer|^rent\b|current rent|passing rent|月租|租金|賃料|月額|월세|임대료/iu,
  );
  const money = paid && firstMoney(paid.value, page.currency);
  const price = page.listing.price;
  if (paid && money && price && money.currency === price.currency && price.period === null) {
    const year = money.amount * 12;
    const share = Math.round((year / price.amount) * 10_000) / 100;
    found.push(
      fact("letRent", paid.value, {
        rent: money,
        year: { ...money, amount: year },
        // German law wants a yield with its costs, or none
        ...(share >= 0.5 && share <= 20 && page.listing.country !== "DE" ? { share: number(share) } : {}),
      }),
    );
  }
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

export const deal: readonly Reader[] = [tenancy, leaseback, auction, rebuild, steps];
