/** What amounts beside the price are called, in the languages texts are pasted in. */

/** Paid again and again; paid once; or something sold, let or earned beside, which needs a larger price to stand beside. */
export type SumKind = "dues" | "lump" | "beside";

const LATIN: Readonly<Record<SumKind, readonly string[]>> = {
  dues: [
    "(?:(?:monthly|mortgage|loan|est(?:imated|\\.)?)\\s){1,2}(?:re)?payments?|repayments?|instal?lments?|EMI|P&I|mortgage",
    "HOA(?:\\s(?:dues|fees?))?|(?:condo|maintenance|maint\\.?|strata|body corporate|co-op|association|management|building|community|common|owners corp(?:oration)?|parking|pet)\\s(?:fees?|dues|charges?|lev(?:y|ies))|lev(?:y|ies)|dues|fees?",
    "(?:ground\\s|grd\\.?\\s|g/)rents?|s/c(?:harges?)?|lease\\srent|service\\scharges?|council\\stax|(?:council|water)\\srates|(?:property\\s|annual\\s|real estate\\s)?tax(?:es)?|insurance|utilities",
    "charges\\s(?:de\\scopropriété|mensuelles|locatives|annuelles)|charges?\\sde\\scopro|mensualités?|provisions?\\s(?:sur|pour|de)\\scharges|taxe\\sfoncière|frais\\sde\\sgestion|rentes?(?:\\s(?:viagère|mensuelle)){0,2}",
    "(?:mtl\\.\\s)?(?:hausgeld|wohngeld)|nebenkosten|NK|betriebskosten|heizkosten|monatsrate|kreditrate|monatliche\\srate|erbbauzins|erbpacht(?:zins)?|grundsteuer",
    "gastos(?:\\sde\\s(?:comunidad|la\\scomunidad))?|(?:cuota\\sde\\s)?comunidad|IBI|hipoteca|cuotas?(?:\\smensual(?:es)?)?|mensualidad(?:es)?|derrama|mantenimiento|expensas|predial",
    "spese(?:\\s(?:condominiali|di\\scondominio|mensili))?|(?<!(?:in|nel|un|di|del)\\s)condominio|rata(?:\\s(?:mensile|del\\smutuo|mutuo))?|mutuo|IMU",
    "(?<!(?:em|no|um|do|de)\\s)(?:taxa\\sde\\s)?condom[íi]nio|cond\\.|IPTU|IMI|presta[çc](?:ão|ões)(?:\\smensa(?:l|is))?|parcelas?(?:\\smensa(?:l|is))?|despesas",
    "servicekosten|stookkosten|(?:bijdrage\\s)?vve(?:[-\\s](?:bijdrage|kosten))?|erfpacht(?:canon)?|(?:bruto\\s|netto\\s)?(?:maandlasten|hypotheeklasten)",
    // behind every longer name that begins with it: "charges de copropriété"
    "charges?",
  ],
  lump: [
    "down[-\\s]?payment|(?:security\\s|holding\\s|damage\\s|rental\\s)?deposit|earnest\\smoney|bond|stamp\\sduty|closing\\scosts|(?:agency|application|admin|broker)\\sfees?|commission",
    "dépôt\\sde\\sgarantie|caution|acompte|bouquet|apport(?:\\spersonnel)?|honoraires(?:\\sd['’]agence)?(?:\\s(?:à\\s(?:la\\s)?)?charge\\s(?:du\\s|de\\sl['’])?(?:vendeur|acquéreur|acheteur|bailleur|locataire))?|frais\\s(?:d['’]agence|de\\snotaire)",
    "kaution|(?:makler)?provision|(?:makler)?courtage|anzahlung|eigenkapital",
    "fianza|señal|entrada|enganche|anticipo|depósito(?:\\sen\\sgarantía)?|honorarios",
    "cauzione|deposito\\scauzionale|caparra|acconto|provvigione",
    "caução|sinal|comissão",
    "waarborg(?:som)?|borg(?:som)?|aanbetaling|eigen\\sinleg|bemiddelingskosten",
  ],
  beside: [
    "garage|parking(?:\\s(?:space|spot))?|(?:tg-|tiefgaragen|kfz-|außen)?stellplatz|tiefgarage|box\\sauto|plaza\\sde\\s(?:garaje|aparcamiento)|lugar\\sde\\sgaragem|parkeerplaats",
    "(?:current|potential|estimated|projected|passing|expected|achievable)\\srent(?:al)?(?:\\sincome)?|rental\\s(?:income|estimate|potential)|(?:currently\\s)?(?:rented(?:\\sout)?|tenanted|(?<!to\\s)let|renting)\\s(?:at|for)",
    "loyer\\s(?:actuel|annuel|perçu)|loués?e?s?\\s(?:à|actuellement)?|revenus?\\slocatifs?",
    "(?:jahres)?(?:netto)?(?:kalt)?mieteinnahmen|ist-miete|jahresmiete|(?:derzeit\\s)?vermietet\\s(?:für|zu)",
    "alquilad[oa]\\s(?:por|en|a)|renta\\sactual|affittat[oa]\\sa|reddito|arrendad[oa]\\spor|alugad[oa]\\spor|renda\\satual|verhuurd\\svoor|huidige\\shuur|huurinkomsten",
  ],
};

const EASTERN: Readonly<Record<SumKind, readonly string[]>> = {
  dues: [
    "每?月供款?|每月还款额?|月还款?额?|房[贷貸]|(?:物业|物業)?管理[费費]|物业(?:管理)?[费費]|物業[费費]|物管[费費]|取暖费|供暖费|停[车車][费費]|地租|差[饷餉]",
    "管理費・?(?:共益費|修繕(?:積立金|費)?)?等?|共益費|修繕(?:積立金?|費)|月々の?(?:お)?(?:支払い?|返済)額?|毎月の?(?:お)?(?:支払い?|返済)額?|返済額|ローン(?:返済)?|駐車(?:場)?[代料]|固定資産税|(?:月額)?地代|借地料|町会費|保険料",
    "관리비|월\\s?(?:상환|납입|이자|불입)(?:금|액)?|대출\\s?이자|이자|주차비|원리금",
  ],
  lump: [
    "首付(?:款)?|首期(?:款)?|[头頭]期款|自[备備]款|按揭(?:款)?|[贷貸]款|尾款|[定订訂]金|诚意金|押金|保[证證]金|按金|中介[费費]|佣金|服[务務][费費]|契[税稅]|个[税稅]|增值[税稅]|[税稅][费費]",
    "(?:坪|㎡|平米)単価|頭金|手付金?|敷金|礼金|保証金|仲介手数料|更新料|諸費用",
    "계약금|중도금|잔금|융자금?|대출금?|실\\s?(?:입주금|투자금|투자)|중개(?:수수료|보수)|복비",
  ],
  beside: [
    "[车車]位(?:[费價价]|另售)?|现?租金?收益|[现目]前?租金?|租金(?:收益|收入|回报)|年租金?收入|已租",
    "月々|想定賃料|賃料収入|年間賃料(?:収入)?|現行賃料|満室時?賃料",
    "주차|현\\s?월세|월세\\s?수익|임대\\s?수익|임대료",
  ],
};

const group = (kind: SumKind): string =>
  `(?<${kind}>(?<![\\p{L}\\d])(?:${LATIN[kind].join("|")})(?!\\p{L})|(?:${EASTERN[kind].join("|")}))`;

/** Every name, in a group called by its kind. What is longer stands first: "rental income" before "income". */
export const SUM_NAMES = new RegExp([group("beside"), group("lump"), group("dues")].join("|"), "giu");
