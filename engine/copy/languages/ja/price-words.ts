/** 応相談、参考価格、入札の開始価格：売出価格そのものではない金額の書き方。 */
import type { PriceWords } from "#engine/copy/languages/base/price-words";

const held =
  "[、{managementFee}][、{utilities}][、{repairReserve}][、{serviceCharge}][、{groundRent}][、{coOwnershipCharges}][、{hoaFee}][、{propertyTax}][、{agencyFee}]";

export const prices: PriceWords = {
  open: {
    over: "{sum}以上で購入申込を受付",
    around: "{sum}前後で購入申込を受付",
    auctionGuide: "競売の参考価格{sum}",
    guide: "参考価格{sum}",
    start: "入札開始価格{sum}",
    from: "価格{sum}から",
  },
  behind: { fixed: "（価格交渉不可）", negotiable: "（応相談）" },
  onRequest: "価格はお問い合わせ",
  sentences: [
    `{?sale}{price}${held}。`,
    "{?sale}{price}[、{propertyTax}][、{hoaFee}][、{serviceCharge}][、{groundRent}][、{coOwnershipCharges}][、{managementFee}][、{repairReserve}][、{agencyFee}]。",
    "{?rent}{price}[、{managementFee}][、{utilities}][、{deposit}][、{keyMoney}][、{agencyFee}][、{available}]。",
    "{price}。",
  ],
};
