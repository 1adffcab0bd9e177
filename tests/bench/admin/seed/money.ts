/** What was sold and what became of it: orders, payments, refunds, coupons, enquiries, invoices, differences. */
import { transferCodeOf } from "#adapters/payments/transfer-code";
import { DAYS, type Sizes } from "../sizes.ts";
import { buyer, idOf, type Seed } from "./sql.ts";

export const money = (size: Sizes): Seed[] => {
  const since = (rows: number) => `(now() - (n::float8 / ${rows}) * interval '${DAYS} days')`;
  const of = (n = "n") => buyer(n, size.accounts);
  const orders = since(size.orders);
  /** The order a refund belongs to. */
  const paid = `1 + n * 7 % ${size.orders}`;
  return [
    {
      tables: ["public.orders"],
      sql: `insert into orders (id, user_id, number, price_list, plan_code, plan, amount_minor, price_minor, currency, status,
          paid_at, created_at, updated_at, kind, pack_listings, offered_by, payment_id, expires_at)
        select ${idOf("order")}, ${of()}, 1 + n / 100, 'member', (array['basic','professional','enterprise'])[1 + n / 5 % 3],
          '{"name": {"zh": "专业版", "en": "Professional"}, "priceMinor": 69900, "currency": "CNY", "listingQuota": 50, "benefits": {"zh": [], "en": []}}',
          amount, amount, 'CNY', status, case when status in ('completed', 'refunded') then ${orders} + interval '5 minutes' end,
          ${orders}, ${orders}, kind, case when kind = 'pack' then 10 end, null,
          case when status in ('completed', 'refunded') then ${idOf("payment")} end, ${orders} + interval '2 hours'
        from (select n, 100 + n * 7919::bigint % 90000 as amount,
            (array['completed','completed','completed','completed','completed','cancelled','expired','refunded','pending','completed'])[1 + n % 10] as status,
            (array['buy','buy','renew','renew','upgrade','pack'])[1 + n / 10 % 6] as kind
          from generate_series(1, ${size.orders}) as n) as one`,
    },
    {
      tables: ["public.payments"],
      sql: `insert into payments (id, user_id, order_id, provider, method, reference, transaction_id, amount_minor, currency, state,
          action, idempotency_key, expires_at, paid_at, created_at, updated_at)
        select ${idOf("payment")}, ${of()}, ${idOf("order")}, provider, case provider when 'bank' then 'transfer' else 'page' end,
          'LP' || lpad(n::text, 10, '0'), case when state = 'paid' then 'T' || n end, 100 + n * 7919::bigint % 90000, 'CNY', state,
          case provider when 'bank' then jsonb_build_object('type', 'transfer', 'memo', case when n = 8 then '${transferCodeOf("LP0000000008")}' else 'LC-' || n end) end,
          'payment-' || n, ${orders} + interval '2 hours', case when state = 'paid' then ${orders} + interval '5 minutes' end, ${orders}, ${orders}
        from (select n, (array['bank','alipay','wechat','stripe','bank','bank','wechat','alipay','bank','wechat'])[1 + n % 10] as provider,
            (array['paid','paid','paid','paid','paid','closed','closed','paid','open','paid'])[1 + n % 10] as state
          from generate_series(1, ${size.orders}) as n) as one`,
    },
    {
      tables: ["public.refunds"],
      sql: `insert into refunds (id, user_id, payment_id, reference, amount_minor, currency, state, reason, idempotency_key, done_at,
          why_failed, created_at, updated_at)
        select ${idOf("refund")}, ${of(paid)}, ${idOf("payment", `(${paid})`)}, 'LR' || lpad(n::text, 10, '0'), 100, 'CNY', state,
          'The buyer asked', 'refund-' || n, case when state = 'done' then ${since(size.refunds)} end,
          case when state = 'failed' then 'Account closed' end, ${since(size.refunds)}, ${since(size.refunds)}
        from (select n, (array['done','done','done','done','failed','pending','done','done','done','done'])[1 + n % 10] as state
          from generate_series(1, ${size.refunds}) as n) as one`,
    },
    {
      tables: ["public.coupons"],
      sql: `insert into coupons (id, code, kind, value, valid_from, note, disabled_at, created_at)
        select ${idOf("coupon")}, 'SPRING-' || n, 'percent', 1 + n % 50, ${since(size.coupons)}, 'Campaign ' || n % 90,
          case when n % 10 = 0 then now() end, ${since(size.coupons)} from generate_series(1, ${size.coupons}) as n`,
    },
    {
      tables: ["public.coupon_redemptions"],
      sql: `insert into coupon_redemptions (coupon_id, order_id, user_id, state)
        select ${idOf("coupon", `(1 + n * 3 % ${size.coupons})`)}, ${idOf("order")}, ${of()}, (array['used','reserved','released'])[1 + n % 3]
        from generate_series(1, ${size.redemptions}) as n`,
    },
    {
      tables: ["public.sales_enquiries"],
      sql: `insert into sales_enquiries (user_id, name, company, email, team_size, message, plan_code, language, state, idempotency_key, created_at)
        select ${of()}, '王芳', 'Homes No. ' || n, 'team' || n || '@homes.example', 5 + n % 60, 'We sell homes in three cities.', 'enterprise',
          'zh', (array['new','contacted','won','lost'])[1 + n % 4], 'enquiry-' || n, ${since(size.enquiries)}
        from generate_series(1, ${size.enquiries}) as n`,
    },
    {
      tables: ["public.invoice_requests"],
      sql: `insert into invoice_requests (user_id, order_id, type, buyer, amount_minor, currency, order_number, state, number, issued_on, reason, created_at)
        select ${of()}, ${idOf("order")}, 'normal', jsonb_build_object('kind', 'person', 'title', '王芳 ' || n, 'email', 'a' || n || '@qq.com'),
          9900, 'CNY', 'ORD-' || n, state, case when state in ('issued', 'reversed') then 'F' || n end,
          case when state in ('issued', 'reversed') then current_date end, case when state = 'refused' then 'No such company' end, ${since(size.invoices)}
        from (select n, (array['requested','issued','issued','refused','reversed','issued','requested'])[1 + n % 7] as state
          from generate_series(1, ${size.invoices}) as n) as one`,
    },
    {
      tables: ["public.reconciliation_differences"],
      sql: `insert into reconciliation_differences (provider, kind, subject, day, theirs, ours, order_id, user_id, created_at, resolved_at)
        select (array['alipay','wechat','stripe'])[1 + n % 3], (array['missing_here','missing_there','amount_differs'])[1 + n / 3 % 3],
          'LP' || n, to_char(${since(size.differences)}, 'YYYY-MM-DD'), null, null, ${idOf("order")}, ${of()}, ${since(size.differences)},
          case when n % 2 = 0 then now() end from generate_series(1, ${size.differences}) as n`,
    },
    {
      tables: ["public.mail_outbox"],
      sql: `insert into mail_outbox (user_id, kind, subject_id, tries, ended_at, outcome, created_at)
        select ${of()}, 'receipt', ${idOf("order")}, 9, now(), 'failed', ${since(size.failedMails)} from generate_series(1, ${size.failedMails}) as n`,
    },
  ];
};
