/** What stands beside a sum and narrows it: "ohne Heizung", "hors taxes", 含物业费. A remainder no line here knows is never dropped. */
import type { CopyLanguage } from "#contract/copy";

type Words = Readonly<Record<CopyLanguage, string>>;

/** Each says what a sum leaves out, takes in or hangs on, in the words of pages and in ours. */
const table = {
  withoutHeating: {
    on: /(?:ohne|zzgl\.?|exkl\.?) heiz(?:ung|kosten)|hors chauffage|chauffage (?:non compris|en sus)|(?:without|excl(?:uding|\.)?) heating|不含(?:取暖费?|暖气费?|供暖费?)|暖房(?:費)?別|난방비? ?(?:별도|제외)|sin calefacción|riscaldamento escluso/iu,
    say: {
      zh: "不含供暖",
      en: "without heating",
      ja: "暖房費別",
      ko: "난방비 별도",
      fr: "chauffage non compris",
      de: "ohne Heizung",
    },
  },
  withHeating: {
    on: /(?:inkl\.?|mit|einschließlich|inklusive) heiz(?:ung|kosten)|chauffage (?:compris|inclus)|dont chauffage|incl(?:uding|\.|udes)? heating|heating included|(?<!不)含(?:取暖费?|暖气费?|供暖费?)|暖房費?込み?|난방비? ?포함|calefacción incluida|riscaldamento (?:incluso|compreso)/iu,
    say: {
      zh: "含供暖",
      en: "heating included",
      ja: "暖房費込み",
      ko: "난방비 포함",
      fr: "chauffage compris",
      de: "inkl. Heizung",
    },
  },
  withoutElectricity: {
    on: /ohne strom|hors électricité|électricité en sus|excl(?:uding|\.)? electricity|不含电费?|電気代?別|전기(?:료|세)? ?(?:별도|제외)|sin electricidad/iu,
    say: {
      zh: "不含电费",
      en: "electricity not included",
      ja: "電気代別",
      ko: "전기료 별도",
      fr: "électricité non comprise",
      de: "ohne Strom",
    },
  },
  withWater: {
    on: /(?:inkl\.?|mit) wasser|eau (?:comprise|incluse)|water included|incl(?:uding|\.)? water|(?<!不)含水费?|水道(?:代|料)?込み?|수도(?:료|세)? ?포함|agua incluida|acqua inclusa/iu,
    say: {
      zh: "含水费",
      en: "water included",
      ja: "水道代込み",
      ko: "수도료 포함",
      fr: "eau comprise",
      de: "inkl. Wasser",
    },
  },
  withoutVat: {
    on: /zzgl\.? (?:mwst\.?|umsatzsteuer)|hors taxes|(?:plus|excl(?:uding|\.)?) vat|\+ ?vat|不含税|税別|부가세 ?별도|(?:más|sin) iva|(?:\+|più|esclusa) iva/iu,
    say: { zh: "不含税", en: "plus VAT", ja: "税別", ko: "부가세 별도", fr: "hors TVA", de: "zzgl. MwSt." },
  },
  withVat: {
    on: /inkl\.? (?:mwst\.?|umsatzsteuer)|\bttc\b|incl(?:uding|\.)? vat|(?<!不)含税|税込み?|부가세 ?포함|iva (?:incluido|inclusa)/iu,
    say: { zh: "含税", en: "including VAT", ja: "税込", ko: "부가세 포함", fr: "TTC", de: "inkl. MwSt." },
  },
  advance: {
    on: /vorauszahlung|provision(?: sur charges)?(?: avec régularisation(?: annuelle)?)?|avec régularisation(?: annuelle)?|payments? on account|预缴|acconto/iu,
    say: {
      zh: "预缴，按实结算",
      en: "paid on account",
      ja: "概算払い",
      ko: "선납 후 정산",
      fr: "provision",
      de: "Vorauszahlung",
    },
  },
  flatRate: {
    on: /pauschale?|forfait(?:aires?)?|flat rate|包干|定額|정액/iu,
    say: { zh: "包干", en: "flat rate", ja: "定額", ko: "정액", fr: "forfait", de: "pauschal" },
  },
  withoutUtilities: {
    on: /不含水电(?:燃气|煤)?|水电(?:燃气|煤)?(?:另付|自理)|光熱費別|공과금 ?(?:별도|제외)|(?:excl(?:uding|\.)?|without) (?:bills|utilities)|sin suministros|utenze escluse/iu,
    say: {
      zh: "不含水电燃气",
      en: "bills not included",
      ja: "光熱費別",
      ko: "공과금 별도",
      fr: "consommations individuelles non comprises",
      de: "ohne Strom, Wasser und Gas",
    },
  },
  refundable: {
    on: /可退|(?:fully )?refundable|restituable|rückzahlbar|返還|환급|reembolsable/iu,
    say: { zh: "可退", en: "refundable", ja: "返還あり", ko: "반환", fr: "restituable", de: "rückzahlbar" },
  },
  negotiable: {
    on: /可议|可谈|negotiable|à négocier|négociable|verhandelbar|応相談|相談可|협의(?: ?가능)?|negociable|trattabile/iu,
    say: { zh: "可议", en: "negotiable", ja: "応相談", ko: "협의 가능", fr: "à convenir", de: "verhandelbar" },
  },
  plusTax: {
    on: /\+ ?税|[+＋]消費税/u,
    say: {
      zh: "另加消费税",
      en: "plus consumption tax",
      ja: "別途消費税",
      ko: "소비세 별도",
      fr: "plus taxe à la consommation",
      de: "zzgl. Verbrauchssteuer",
    },
  },
  bySeller: {
    on: /(?:à la )?charge (?:du )?vendeur|paid by (?:the )?(?:seller|vendor)|seller pays|vom verkäufer(?: zu zahlen)?|卖方(?:承担|付)|売主負担|매도인 부담|a cargo del (?:vendedor|venditore)/iu,
    say: {
      zh: "卖方承担",
      en: "paid by the seller",
      ja: "売主負担",
      ko: "매도인 부담",
      fr: "à la charge du vendeur",
      de: "vom Verkäufer zu zahlen",
    },
  },
  byBuyer: {
    on: /(?:à la )?charge (?:de l['’]?)?(?:acquéreur|acheteur)|paid by (?:the )?(?:buyer|purchaser)|buyer pays|vom käufer(?: zu zahlen)?|买方(?:承担|付)|買主負担|매수인 부담|a cargo del comprador|a carico dell['’]acquirente/iu,
    say: {
      zh: "买方承担",
      en: "paid by the buyer",
      ja: "買主負担",
      ko: "매수인 부담",
      fr: "à la charge de l’acquéreur",
      de: "vom Käufer zu zahlen",
    },
  },
  byTenant: {
    on: /(?:à la )?charge (?:du )?locataire|paid by (?:the )?tenant|tenant pays|vom mieter(?: zu zahlen)?|租客(?:承担|付)|借主負担|임차인 부담|a cargo del inquilino/iu,
    say: {
      zh: "租客承担",
      en: "paid by the tenant",
      ja: "借主負担",
      ko: "임차인 부담",
      fr: "à la charge du locataire",
      de: "vom Mieter zu zahlen",
    },
  },
  approximate: {
    on: /(?<!\p{L})(?:ca\.?|circa|env(?:\.|iron)?|approx(?:\.|imately)?|about|aprox\.?|rund|etwa)(?!\p{L})|^约|大约|約|약 ?(?=\d)|左右/iu,
    say: { zh: "约数", en: "approximate", ja: "概算", ko: "대략", fr: "environ", de: "ca." },
  },
} as const satisfies Readonly<Record<string, { readonly on: RegExp; readonly say: Words }>>;

export type Remainder = keyof typeof table;

const isRemainder = (id: string): id is Remainder => id in table;

/** The remainders of a text, and what is left of it without them. */
export function remaindersOf(text: string): { readonly known: readonly Remainder[]; readonly left: string } {
  let left = text;
  const known: Remainder[] = [];
  for (const [id, { on }] of Object.entries(table))
    if (isRemainder(id) && on.test(left)) {
      known.push(id);
      left = left.replace(on, " ");
    }
  return { known, left };
}

/** What a sum with one of these leaves out cannot be part of a total. */
export const excludes: ReadonlySet<Remainder> = new Set<Remainder>([
  "withoutHeating",
  "withoutElectricity",
  "withoutVat",
  "withoutUtilities",
  "plusTax",
]);

export const sayRemainder = (id: Remainder, language: CopyLanguage): string => table[id].say[language];
