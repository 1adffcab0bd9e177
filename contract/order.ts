/** Buying: what is for sale, what it costs this account now, the order, how it is paid. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { amountMinor, currency } from "#contract/money";
import { payment, paymentMethod, paymentProviderName, refund } from "#contract/payment";
import { planCode } from "#contract/plan";

const bilingual = z.object({ zh: z.string(), en: z.string() });
const key = z.string().min(8).max(100);

export const orderStatuses = ["pending", "completed", "cancelled", "expired", "refunded"] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

/** buy: starts when paid; renew: when the last bought package ends; upgrade: when paid, in place of it; pack: more listings. */
export const orderKinds = ["buy", "renew", "upgrade", "pack"] as const;
export const orderKind = z.enum(orderKinds);
export type OrderKind = z.infer<typeof orderKind>;

/** What can be bought: a plan for a month, or listings beside the running plan. */
const product = z.discriminatedUnion("type", [
  z.object({ type: z.literal("plan"), code: planCode }),
  z.object({ type: z.literal("pack"), code: z.string().regex(/^[a-z0-9_]{1,32}$/) }),
]);
export type Product = z.infer<typeof product>;

/** As people type them: letters, digits and dashes; case and spaces around do not matter. */
export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,40}$/);

const price = z.object({
  currency,
  /**
   * The list price, what is left of replaced packages, what the coupon takes off, and what is to pay. Of a paid order the last may
   * differ from what the others come to: by what a transfer was accepted to differ by.
   */
  priceMinor: amountMinor,
  creditMinor: amountMinor,
  discountMinor: amountMinor,
  amountMinor,
});

export const order = price.extend({
  id: z.uuid(),
  /** "ORD-718029", of this order alone; those of before counted within their account. */
  number: z.string(),
  kind: orderKind,
  /** The plan's or pack's name when it was bought. */
  title: bilingual,
  planCode: z.string(),
  /** Listings a month of the plan, or of the pack; null: unlimited. */
  listings: z.number().int().positive().nullable(),
  status: orderStatus,
  /** Given back so far, in the order's currency. */
  refundedMinor: amountMinor,
  createdAt: z.string(),
  /** Of a pending order: how long it can be paid. */
  expiresAt: z.string(),
  paidAt: z.string().nullable(),
});
export type Order = z.infer<typeof order>;

/** A part of what was paid went back, and the rest stands: said instead of "completed", on every screen and in every file. */
export const isPartlyRefunded = ({ status, refundedMinor }: Pick<Order, "status" | "refundedMinor">): boolean =>
  status === "completed" && refundedMinor > 0;

export const orderDetail = order.extend({
  /** An administrator made it for this account. */
  offered: z.boolean(),
  /** The period it gave; null before it is paid, and of packs. */
  period: z.object({ startsAt: z.string(), endsAt: z.string() }).nullable(),
  /**
   * While it waits to be paid: when it would begin and end if it were paid now, of a pack the period it belongs to, as its quote
   * said. `renew` also for a first package that has another before it by now. Null: not pending, or what it stood on is gone.
   */
  planned: z.object({ kind: orderKind, startsAt: z.string(), endsAt: z.string() }).nullable(),
  /** The code of the coupon it was placed with. */
  coupon: z.string().nullable(),
  /** Of a transfer that brought too little and whose payer was asked for the rest: what is missing. */
  missingMinor: amountMinor.nullable(),
  /** Newest first. */
  payments: z.array(payment),
  refunds: z.array(refund),
  /** Numbers of the receipt and of those for what was given back. */
  receipts: z.array(z.object({ id: z.uuid(), number: z.string(), kind: z.enum(["receipt", "credit_note"]) })),
});
export type OrderDetail = z.infer<typeof orderDetail>;

const quote = price.extend({
  product,
  kind: orderKind,
  title: bilingual,
  planCode: z.string(),
  listings: z.number().int().positive().nullable(),
  /** When it would begin if it were paid now, and end; of a pack the period it belongs to. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** Packages it takes the place of, with what each is worth now. */
  replaces: z.array(z.object({ planName: bilingual, creditMinor: amountMinor })),
  /** The coupon as it was taken; null: none was given. One that cannot be used says why. */
  coupon: z
    .discriminatedUnion("usable", [
      z.object({ usable: z.literal(true), code: z.string() }),
      z.object({
        usable: z.literal(false),
        code: z.string(),
        why: z.enum(["unknown", "ended", "not_yet", "used_up", "used_by_you", "other_plan", "first_only"]),
      }),
    ])
    .nullable(),
});
export type Quote = z.infer<typeof quote>;

/** Browsers name one zone differently (Asia/Calcutta, Asia/Kolkata), and every engine knows all the names. */
const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).format() !== "";
  } catch {
    return false;
  }
};

/** A clock by its IANA name. */
export const timeZone = z.string().min(1).max(64).refine(isTimeZone);

const wish = z.object({
  product,
  coupon: couponCode.optional(),
  /** Of the buyer's browser (IANA). */
  timeZone,
});

/** A way to pay that works at this moment. */
const wayToPay = z.object({ provider: paymentProviderName, methods: z.array(paymentMethod).min(1) });
export type WayToPay = z.infer<typeof wayToPay>;

export const orders = {
  /** The account's transaction history, newest first. */
  list: oc
    .route({ method: "GET", path: "/orders", tags: ["orders"] })
    .input(
      z.object({
        cursor: z.string().optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
        status: orderStatus.optional(),
      }),
    )
    .output(z.object({ items: z.array(order), nextCursor: z.string().nullable() })),
  /** One order with its payments, refunds and receipts. */
  get: oc
    .route({ method: "GET", path: "/orders/{id}", tags: ["orders"] })
    .input(z.object({ id: z.uuid() }))
    .output(orderDetail),
  /** What a product costs this account now. Throws not_for_sale. */
  quote: oc
    .route({ method: "POST", path: "/orders/quote", tags: ["orders"] })
    .input(wish)
    .output(quote),
  /**
   * Places it at the total the buyer saw: another total answers price_changed. One that costs nothing is completed at once.
   * The account's other unpaid orders (but administrators' offers) are cancelled. Throws not_for_sale, coupon_invalid.
   */
  place: oc
    .route({ method: "POST", path: "/orders", tags: ["orders"] })
    .input(wish.extend({ expectedMinor: amountMinor, idempotencyKey: key }))
    .output(orderDetail),
  /** The ways to pay the server offers, the operator's preferred first. */
  ways: oc.route({ method: "GET", path: "/orders/ways", tags: ["orders"] }).output(z.array(wayToPay)),
  /** Opens a place to pay a pending order; the same key answers the same payment. Throws order_closed, payment_refused, unavailable. */
  pay: oc
    .route({ method: "POST", path: "/orders/{id}/payments", tags: ["orders"] })
    .input(
      z.object({
        id: z.uuid(),
        provider: paymentProviderName,
        method: paymentMethod,
        language: z.enum(["zh", "en"]),
        idempotencyKey: key,
      }),
    )
    .output(payment),
  /** "I have paid": asks the provider now instead of waiting for its notice. */
  check: oc
    .route({ method: "POST", path: "/orders/{id}/check", tags: ["orders"] })
    .input(z.object({ id: z.uuid() }))
    .output(orderDetail),
  /**
   * Gives up a pending order; at the provider nobody can pay it any more. Throws order_closed, with its `status`, also when it
   * turns out to be paid.
   */
  cancel: oc
    .route({ method: "POST", path: "/orders/{id}/cancel", tags: ["orders"] })
    .input(z.object({ id: z.uuid() }))
    .output(orderDetail),
};
