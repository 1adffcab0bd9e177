/** The journals: audit, sign-in attempts, mails, what payment providers told, kinds of errors. */
import { DAYS, type Sizes } from "../sizes.ts";
import { account, type Seed } from "./sql.ts";

export const journals = (size: Sizes): Seed[] => {
  // ids grow with the time
  const since = (rows: number) => `(now() - (1 - n::float8 / ${rows}) * interval '${DAYS} days')`;
  const owner = account(`1 + n::bigint * 7919 % ${size.accounts}`);
  const email = (rows: number) =>
    `'agent' || (1 + n::bigint * 7919 % ${rows}) || '@' || (array['gmail.com','qq.com','163.com','homes.example'])[1 + n % 4]`;
  return [
    {
      tables: ["public.audit_entries"],
      sql: `insert into audit_entries (at, actor, action, subject_id, account_id, before, after, address)
        select ${since(size.audit)}, case n % 20 when 0 then 'system' when 1 then 'admin:' || ${account("1 + n / 20 % 40 * 25")} when 2 then 'provider:alipay' else 'user:' || ${owner} end,
          (array['orders.update','payments.insert','payments.update','subscriptions.insert','accounts.edit','quota.adjust','settings.update'])[1 + n % 7],
          md5('order' || n), ${owner}, '{"status": "pending"}', '{"status": "completed"}', '192.0.2.' || n % 250
        from generate_series(1, ${size.audit}) as n`,
    },
    {
      tables: ["public.sign_in_attempts"],
      sql: `insert into sign_in_attempts (at, email, outcome, address, user_agent)
        select ${since(size.signIns)}, ${email(size.accounts)}, (array['signed_in','signed_in','signed_in','signed_in','signed_in','signed_in','signed_in','invalid_credentials','captcha_failed','invalid_credentials'])[1 + n % 10],
          '198.51.' || n / 250 % 250 || '.' || n % 250, 'Mozilla/5.0 (Macintosh)' from generate_series(1, ${size.signIns}) as n`,
    },
    {
      tables: ["public.mail_deliveries"],
      sql: `insert into mail_deliveries (at, recipient, subject, way, failure)
        select ${since(size.mails)}, ${email(size.accounts)}, 'Your receipt', 'smtp', case when n % 20 = 0 then 'The mailbox is full' end
        from generate_series(1, ${size.mails}) as n`,
    },
    {
      tables: ["public.payment_events"],
      sql: `insert into payment_events (provider, event_id, kind, reference, outcome, said, at, received_at)
        select (array['alipay','wechat','stripe'])[1 + n % 3], 'evt' || n, 'payment', 'LP' || lpad(n::text, 10, '0'),
          (array['applied','applied','applied','known','ignored','applied','applied','refunded','applied','unknown'])[1 + n % 10], '{"state": "paid"}', ${since(size.webhooks)}, ${since(size.webhooks)}
        from generate_series(1, ${size.webhooks}) as n`,
    },
    {
      tables: ["public.application_errors"],
      sql: `insert into application_errors (fingerprint, title, message, place, times, first_seen, last_seen, last_request_id, resolved_at)
        select 'error' || n, 'a request failed', 'connection ' || n || ' was refused', 'server/main.ts:' || n, 1 + n * 31 % 5000, ${since(size.errors)} - interval '1 day', ${since(size.errors)}, md5('request' || n),
          case when n % 2 = 0 then now() end from generate_series(1, ${size.errors}) as n`,
    },
  ];
};
