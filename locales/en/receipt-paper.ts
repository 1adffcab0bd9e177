/** The printed receipt and credit note. */
import type { receiptPaper as shape } from "#locales/zh/receipt-paper";

export const receiptPaper: typeof shape = {
  title: { receipt: "Receipt", credit_note: "Credit note" },
  brand: "Listcast 房播",
  number: "Number",
  issued: "Date",
  order: "Order",
  seller: "Received by",
  buyer: "Received from",
  refundedBy: "From",
  refundedTo: "Refunded to",
  unnamed: "No name given",
  item: "Item",
  period: "Period",
  amount: "Amount",
  kind: { buy: "New package", renew: "Renewal", upgrade: "Upgrade", pack: "Extra listings" },
  plan: "{{name}} package",
  monthly: "{{count}} listings a month",
  unlimited: "Unlimited listings",
  pack: "{{count}} listings for the current period",
  list: "List price",
  credit: "Credit for earlier package",
  discount: "Discount",
  total: "Paid",
  refund: "Refunded",
  capital: "In words",
  by: "Paid with",
  transaction: "Transaction",
  paidAt: "Paid on",
  refundAt: "Refunded on",
  reference: "Refund reference",
  ofReceipt: "For receipt",
  provider: {
    alipay: "Alipay",
    wechat: "WeChat Pay",
    stripe: "Card (Stripe)",
    bank: "Bank transfer",
    sandbox: "Demo cashier (no real payment)",
  },
  note: {
    receipt:
      "This receipt confirms that the amount above was received. It is not a Chinese tax invoice (fapiao) and cannot be used to deduct tax. To get one, sign in and choose Request an invoice on the order.",
    credit_note:
      "This note confirms that the amount above went back the way it came. It is not a red-letter tax invoice; where a fapiao was issued for the receipt, we take care of that separately.",
  },
  ask: "Questions? {{ways}}.",
};
