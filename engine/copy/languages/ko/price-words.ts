/** 협의 가능, 가이드 가격, 경매 시작가: 정해진 매매가가 아닌 금액을 적는 말. */
import type { PriceWords } from "#engine/copy/languages/base/price-words";

const held =
  "[, {managementFee}][, {repairReserve}][, {coOwnershipCharges}][, {serviceCharge}][, {groundRent}][, {hoaFee}][, {propertyTax}][, {agencyFee}]";

export const prices: PriceWords = {
  open: {
    over: "{sum} 이상의 매수 제안을 받음",
    around: "{sum} 안팎의 매수 제안을 받음",
    auctionGuide: "경매 안내가 {sum}",
    guide: "안내 가격 {sum}",
    start: "입찰 시작가 {sum}",
    from: "가격 {sum}부터",
  },
  behind: { fixed: "(조정 불가)", negotiable: "(협의 가능)" },
  onRequest: "가격 문의",
  sentences: [
    `{?sale}{price}${held}. [{available}.]`,
    "{?sale}{price}[, {propertyTax}][, {hoaFee}][, {serviceCharge}][, {groundRent}][, {coOwnershipCharges}][, {managementFee}][, {agencyFee}]. [{available}.]",
    "{?rent}[{depositSum}, ]{price}[, {managementFee}][, {utilities}]. [{available}.]",
    "{price}.",
  ],
};
