/** A term that binds both sides said to bind one, and the other way round: "only the landlord waives notice". */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { type Fields, linesOf, patterns, plainly, sentenceOf } from "./reading/frames.ts";

/** What such terms are about. */
const topic =
  /解约|退租|通知|放弃|违约|解除|解約|退去|放棄|해지|해약|포기|통보|terminat|notice|waive|cancel|break|résili|préavis|renonc|congé|kündig|verzicht|rescis|disdett|recess/iu;
const mutual =
  /beidseitig|beide(?:n|r)? (?:Seiten|Parteien|Vertragsparteien)|gegenseitig|both (?:sides|parties|landlord)|either (?:side|party)|mutual|双方|两边|両者|双方向|互いに|양측|쌍방|양쪽|des deux (?:côtés|parties)|les deux parties|réciproque|mutuel|ambas partes|entrambe le parti/iu;

const alone = patterns({
  zh: "(?:只有?|仅|单单|唯独|单方面(?:由)?)(?:房东|业主|出租(?:方|人)|租客|租户|承租(?:方|人)|卖方|买方)|(?:房东|业主|租客|租户|承租人|出租人)(?:单方面?|一方)",
  en: "(?:only|just) the (?:landlord|landlady|owner|tenant|seller|buyer|lessor|lessee)|the (?:landlord|landlady|owner|tenant|seller|buyer|lessor|lessee) alone|one-sided|unilateral(?:ly)?",
  ja: "(?:貸主|大家|オーナー|借主|入居者|売主|買主)(?:さん|様|側)?(?:だけ|のみ)|一方的(?:に|な)",
  ko: "(?:집주인|임대인|세입자|임차인|매도인|매수인)(?:만|만이|만의)|일방적",
  fr: "seul(?:e)? l(?:e|a|['’])\\s?(?:bailleur|propriétaire|locataire|vendeur|acquéreur|bailleresse)|l(?:e|a) (?:bailleur|locataire|vendeur) seul|unilatéral\\p{L}*",
  de: "(?:nur|allein|lediglich) (?:der|die|vom|von der|seitens des) (?:Vermieter(?:in)?s?|Mieter(?:in)?s?|Eigentümer(?:in)?s?|Käufer|Verkäufer)|(?:Vermieter|Mieter) allein|einseitig\\p{L}{0,2}",
} satisfies Fields);

const bindsBoth = remembered((corpus) => linesOf(corpus).some((line) => mutual.test(line) && topic.test(line)));

/** Terms that `text` puts on one side and `corpus`, the listing's texts, on both. */
export const onOneSide = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  bindsBoth(corpus)
    ? plainly(text, language, alone[language]).filter((span) => {
        const { start, end } = sentenceOf(text, span);
        return topic.test(text.slice(start, end));
      })
    : [];
