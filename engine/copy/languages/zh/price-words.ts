/** 指导价、起拍价、可议价：价格不是一口价时怎么说。 */
import type { PriceWords } from "#engine/copy/languages/base/price-words";

const costs =
  "[，{fiveOnly}][，{agencyFee}][，{managementFee}][，{repairReserve}][，{serviceCharge}][，{groundRent}][，{coOwnershipCharges}][，{hoaFee}][，{propertyTax}]";

export const prices: PriceWords = {
  open: {
    over: "接受{sum}以上的出价",
    around: "接受{sum}上下的出价",
    auctionGuide: "拍卖指导价{sum}",
    guide: "指导价{sum}",
    start: "起拍价{sum}",
    from: "{sum}起",
  },
  behind: { fixed: "（一口价）", negotiable: "（可议价）" },
  onRequest: "价格面议",
  sentences: [
    `{?sale}{price}${costs}。`,
    "{?sale}{price}[，{propertyTax}][，{hoaFee}][，{serviceCharge}][，{groundRent}][，{coOwnershipCharges}][，{managementFee}][，{agencyFee}][，{fiveOnly}]。",
    "{?rent}{price}[，{depositAndAdvance}][，{managementFee}][，{deposit}][，{keyMoney}][，{agencyFee}][，{moveInAnyTime}]。",
    "{price}。",
  ],
};
