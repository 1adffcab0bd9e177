/** Mails about money, in both languages. {{amount}}, {{title}}, {{number}}, {{time}}, {{reason}} are filled in. */

import type { MoneyMail } from "#contract/mail";
import type { OwnRefundReason } from "#contract/payment";
import type { NoticeText } from "./notices.ts";
import type { MailLanguage } from "./texts.ts";

interface MoneyTexts {
  mails: Record<MoneyMail, NoticeText>;
  rows: Record<
    "item" | "amount" | "order" | "receipt" | "account" | "bank" | "holder" | "memo" | "invoice" | "day",
    string
  >;
  /** Why the product gave money back by itself. */
  reasons: Record<OwnRefundReason, string>;
  plan: string;
}

export const moneyTexts: Record<MailLanguage, MoneyTexts> = {
  zh: {
    mails: {
      receipt: {
        subject: "收据 {{number}}：{{amount}}",
        preheader: "{{title}}，款项已收到。",
        heading: "款项已收到，谢谢",
        lead: "您购买的「{{title}}」已付款 {{amount}}。收据在附件里，也可以随时在订单页面下载。",
        button: "查看订单",
        note: "收据不是发票。需要发票，请在订单页面申请。",
      },
      refund_started: {
        subject: "退款 {{amount}} 已安排",
        preheader: "款项会原路退回。",
        heading: "退款 {{amount}} 已安排",
        lead: "订单「{{title}}」的退款正在原路退回。{{reason}}",
        button: "查看订单",
        note: "到账时间由付款渠道决定，通常几分钟，银行卡和银行转账最长 7 个工作日。退款完成后会再发邮件告诉您。",
      },
      refund_done: {
        subject: "退款 {{amount}} 已完成",
        preheader: "款项已原路退回。",
        heading: "退款 {{amount}} 已完成",
        lead: "订单「{{title}}」的退款已原路退回。{{reason}}",
        button: "查看订单",
        note: "有的银行入账会晚一两天。超过 7 个工作日仍没有收到，请联系客服。",
      },
      transfer_waiting: {
        subject: "请在 {{time}} 前转账 {{amount}}",
        preheader: "转账时务必填写附言。",
        heading: "等待您的转账",
        lead: "请把「{{title}}」的款项 {{amount}} 转到下面的账户，并在附言（备注）里填写识别码，我们靠它找到您的订单。",
        button: "查看订单",
        note: "收到款项并核对后套餐立即生效，会有邮件通知您。晚到的款项也算数。",
      },
      invoice_issued: {
        subject: "发票已开具：{{number}}",
        preheader: "订单 {{order}} 的发票。",
        heading: "发票已开具",
        lead: "您为订单 {{order}}（{{title}}）申请的发票已开具。",
        button: "查看发票",
        note: "发票内容有误，请在收到后尽快联系我们。",
      },
      invoice_refused: {
        subject: "发票暂时没有开具",
        preheader: "订单 {{order}} 的发票申请。",
        heading: "发票暂时没有开具",
        lead: "您为订单 {{order}}（{{title}}）申请的发票没有开具。{{reason}}",
        button: "重新申请",
        note: "核对抬头和税号后，可以在订单页面重新申请。",
      },
    },
    rows: {
      item: "项目",
      amount: "金额",
      order: "订单",
      receipt: "收据",
      account: "账号",
      bank: "开户行",
      holder: "户名",
      memo: "附言",
      invoice: "发票号码",
      day: "开票日期",
    },
    reasons: {
      paid_twice: "这笔订单付了两次款，多付的一笔退给您。",
      order_cancelled: "订单取消之后才收到款项，因此退给您。",
      base_gone: "付款到账时，订单所依据的套餐已经变化，无法再升级或加量，因此退给您。",
      try_out_over: "试用已经结束，演示收银台的付款随之作废，没有真实款项往来。",
    },
    plan: "{{name}}套餐",
  },
  en: {
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
        preheader: "It goes back the way it came.",
        heading: "{{amount}} is on its way back",
        lead: "We are refunding your order for {{title}} the way it was paid. {{reason}}",
        button: "See the order",
        note: "How long it takes is up to the payment provider: usually minutes, up to 7 working days for cards and bank transfers. We write again when it is done.",
      },
      refund_done: {
        subject: "{{amount}} was refunded",
        preheader: "It went back the way it came.",
        heading: "{{amount}} was refunded",
        lead: "The refund of your order for {{title}} went back the way it was paid. {{reason}}",
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
      day: "Date of issue",
    },
    reasons: {
      paid_twice: "The order was paid twice; this is the second payment.",
      order_cancelled: "The money came after the order was cancelled.",
      base_gone:
        "When the money came, the plan the order builds on had changed, so it could not be upgraded or extended any more.",
      try_out_over: "Trying the product out is over, and with it what the demo cashier took. No real money moved.",
    },
    plan: "the {{name}} plan",
  },
};
