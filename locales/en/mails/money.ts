/** Mails about money: `{{amount}}`, `{{title}}`, `{{number}}`, `{{order}}`, `{{time}}`, `{{reason}}`, `{{way}}` are filled in. */

import type { Shape } from "#locales/shape";
import type { moneyMails as zh } from "#locales/zh/mails/money";

export const moneyMails: Shape<typeof zh> = {
  mails: {
    receipt: {
      subject: "Receipt {{number}}: {{amount}}",
      preheader: "{{title}}: your payment has arrived.",
      heading: "Thank you, your payment has arrived",
      lead: "You paid {{amount}} for {{title}}. The receipt is attached, and can be downloaded from the order at any time.",
      button: "See the order",
      note: "A receipt is not a Chinese tax invoice (fapiao). If you need one, request it on the order.",
    },
    refund_started: {
      subject: "{{amount}} is on its way back to you",
      preheader: "It goes back {{way}}.",
      heading: "{{amount}} is on its way back",
      lead: "We are refunding your order for {{title}} {{way}}. {{reason}}",
      button: "See the order",
      note: "How long it takes is up to the payment provider: usually minutes, up to 7 working days for cards and bank transfers. We write again when it is done.",
    },
    refund_done: {
      subject: "{{amount}} was refunded",
      preheader: "It went back {{way}}.",
      heading: "{{amount}} was refunded",
      lead: "The refund of your order for {{title}} went back {{way}}. {{reason}}",
      button: "See the order",
      note: "Some banks show it a day or two later. If it has not arrived after 7 working days, please contact support.",
    },
    transfer_waiting: {
      subject: "Please transfer {{amount}} by {{time}}",
      preheader: "Do not forget the reference.",
      heading: "Waiting for your transfer",
      lead: "Please transfer {{amount}} for {{title}} to the account below, with the reference as it stands: it is how we find your order.",
      button: "See the order",
      note: "Your plan starts as soon as the money is here and checked; we write when it does. Money that comes later counts too.",
    },
    transfer_short: {
      subject: "{{amount}} of your transfer is missing",
      preheader: "Your plan starts as soon as the rest is here.",
      heading: "{{received}} has come, {{amount}} is missing",
      lead: "Of your transfer for {{title}} we received {{received}}; {{amount}} is missing. Please transfer it to the same account, with the same reference.",
      button: "See the order",
      note: "Your bank may have taken a fee. If you would rather not send the rest, write to us and we send back what has come.",
    },
    invoice_issued: {
      subject: "Your invoice was issued: {{number}}",
      preheader: "For order {{order}}.",
      heading: "Your invoice was issued",
      lead: "The tax invoice (fapiao) you requested for order {{order}} ({{title}}) was issued.",
      button: "See the invoice",
      note: "If anything on it is wrong, please contact us soon.",
    },
    invoice_refused: {
      subject: "Your invoice was not issued yet",
      preheader: "For order {{order}}.",
      heading: "Your invoice was not issued yet",
      lead: "The tax invoice (fapiao) you requested for order {{order}} ({{title}}) was not issued. {{reason}}",
      button: "Request it again",
      note: "Check the title and the tax number, then request it again on the order.",
    },
    invoice_reversed: {
      subject: "Your invoice {{number}} was taken back",
      preheader: "The invoice for order {{order}} was wrong; please do not book it.",
      heading: "Your invoice was taken back",
      lead: "The tax invoice (fapiao) {{number}} for order {{order}} ({{title}}) was wrong: {{reason}}. A red-letter invoice, {{red}}, takes all of it back, so please do not book or deduct the first one. Your order and plan are not affected.",
      button: "See the order",
      note: "{{next}}",
    },
  },
  rows: {
    item: "Item",
    amount: "Amount",
    order: "Order",
    receipt: "Receipt",
    account: "Account number",
    bank: "Bank",
    holder: "Account holder",
    memo: "Reference",
    invoice: "Invoice number",
    red: "Red invoice number",
  },
  way: { original: "the way it was paid", transfer: "by bank transfer" },
  next: {
    issuing: "We are issuing another with the same details; it comes to this address.",
    ask: "Please check the title and the tax number on the order, then request it again.",
  },
  reasons: {
    paid_twice: "The order was paid twice; this is the second payment.",
    order_cancelled: "The money came after the order was cancelled.",
    base_gone:
      "When the money came, the plan the order builds on had changed, so it could not be upgraded or extended any more.",
    try_out_over: "Trying the product out is over, and with it what the demo cashier took. No real money moved.",
    other_amount: "The sum you transferred is not what the order asks for.",
    other_amount_open:
      "The sum you transferred is not what the order asks for. The order is still open: please transfer the amount shown on it, with the reference shown there.",
    other_currency: "The money came in another currency than the order asks for, so it goes back in that currency.",
  },
  plan: "the {{name}} plan",
};
