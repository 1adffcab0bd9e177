/** Subscriptions, coupons and enquiries. */

import type { Coupon } from "#contract/admin/coupons";
import type { AdminSubscription } from "#contract/admin/subscriptions";
import type { Enquiry } from "#contract/enquiry";
import { ago, id, lin, month, page, professional, zhou } from "./shared.ts";

const period: AdminSubscription = {
  id: id(71),
  account: lin,
  source: "grant",
  state: "running",
  planCode: "professional",
  planName: professional,
  quota: 70,
  used: 23,
  startsAt: month.startsAt,
  endsAt: month.endsAt,
  orderId: null,
  orderNumber: null,
  replaced: false,
};

export const subscriptions = page(
  period,
  {
    ...period,
    id: id(72),
    account: zhou,
    source: "order",
    orderId: id(2),
    orderNumber: "ORD-001",
    planName: { zh: "企业版", en: "Enterprise" },
    quota: null,
    used: 1_204,
  },
  { ...period, id: id(73), source: "trial", state: "ended", startsAt: ago(40), endsAt: ago(10), quota: 50, used: 50 },
);

const coupon: Coupon = {
  id: id(81),
  code: "SPRING-10",
  kind: "percent",
  value: 10,
  currency: null,
  planCodes: ["basic", "professional"],
  firstPurchaseOnly: true,
  perAccount: 1,
  maxRedemptions: 200,
  validFrom: ago(20),
  validUntil: ago(-40),
  note: "春季活动 / spring",
  disabledAt: null,
  createdAt: ago(20),
  updatedAt: ago(20),
  used: 37,
  reserved: 2,
};

export const coupons = page(
  coupon,
  {
    ...coupon,
    id: id(82),
    code: "WELCOME",
    kind: "amount",
    value: 5_000,
    currency: "CNY",
    planCodes: null,
    maxRedemptions: null,
    validUntil: null,
    note: "",
    used: 412,
    reserved: 0,
  },
  { ...coupon, id: id(83), code: "AUTUMN-2025", disabledAt: ago(30), validUntil: ago(28), used: 12, reserved: 0 },
);

const enquiry: Enquiry = {
  id: id(91),
  userId: id(900),
  name: "沈明远",
  company: "湾区置业顾问有限公司",
  phone: "138 0000 0000",
  email: "shen@example.com",
  teamSize: 120,
  message: "十二家门店要统一用，请报一个年度价。\nTwelve branches, one price for the year, please.",
  planCode: "enterprise",
  language: "zh",
  state: "new",
  note: "",
  createdAt: ago(0.1),
  updatedAt: ago(0.1),
};

export const enquiries = page(enquiry, {
  ...enquiry,
  id: id(92),
  name: "Anna Berg",
  company: "Nordhaus",
  language: "en",
  state: "contacted",
  note: "周五回电",
  updatedAt: ago(0),
});
