/** Accounts, as sign-ups leave them: sign-in, profile, role, homes and packages. The list of accounts is made of them last. */
import { DAYS, type Sizes } from "../sizes.ts";
import { account, idOf, type Seed } from "./sql.ts";

const surnames = "array['王','李','张','刘','陈','杨','赵','黄','周','吴','徐','孙','胡','朱','高','林']";
const given = "array['伟','芳','娜','敏','静','丽','强','磊','洋','勇','艳','杰','涛','明','超','秀英']";
const latin = "array['Ada','Ben','Cleo','Dan','Eve','Finn','Grace','Hugh','Ida','Jack','Kate','Liam']";

export const people = (size: Sizes): Seed[] => {
  const since = `(now() - (n::float8 / ${size.accounts}) * interval '${DAYS} days')`;
  return [
    {
      tables: ["auth.users"],
      sql: `insert into auth.users (id, email, created_at, updated_at, invited_at, email_confirmed_at, last_sign_in_at,
          banned_until, raw_app_meta_data, raw_user_meta_data, aud, role, encrypted_password)
        select ${account("n")}, 'agent' || n || '@' || (array['gmail.com','qq.com','163.com','homes.example'])[1 + n % 4],
          ${since}, ${since}, case when n % 20 in (3, 5) then ${since} end, case when n % 20 <> 3 then ${since} end,
          case when n % 10 <> 3 then ${since} + (n::bigint * 7919 % 86400) * interval '1 second' end,
          case when n % 20 = 2 then now() + interval '100 years' end, '{}', '{}', 'authenticated', 'authenticated', ''
        from generate_series(1, ${size.accounts}) as n`,
    },
    {
      tables: ["public.profiles"],
      sql: `insert into profiles (user_id, display_name, phone)
        select ${account("n")}, case when n % 7 = 0 then null
            when n % 3 = 0 then (${latin})[1 + n % 12] || ' ' || chr(65 + n / 12 % 26) || '. Number' || n
            else (${surnames})[1 + n * 31 % 16] || (${given})[1 + n / 16 % 16] || (${given})[1 + n / 256 % 16] end,
          case when n % 4 = 0 then '+861' || lpad((n * 7919::bigint % 1000000000)::text, 10, '3') end
        from generate_series(1, ${size.accounts}) as n`,
    },
    {
      tables: ["public.user_roles"],
      sql: `insert into user_roles (user_id, role, scope)
        select ${account("n")}, case n % 25 when 1 then 'admin' when 2 then 'user' else 'agent' end,
          case when n % 25 = 1 then (array['super','system','operations'])[1 + n % 3] end
        from generate_series(1, ${size.accounts}) as n`,
    },
    {
      tables: ["auth.sessions"],
      sql: `insert into auth.sessions (id, user_id, created_at, updated_at, user_agent, ip)
        select gen_random_uuid(), ${account(`1 + n * 3 % ${size.accounts}`)}, now(), now(), 'Mozilla/5.0', '192.0.2.7'
        from generate_series(1, ${size.sessions}) as n`,
    },
    {
      tables: ["public.properties"],
      sql: `insert into properties (user_id, number, title, address, listing, deleted_at, created_at, updated_at)
        select ${account(`1 + n / 6 * 17 % ${size.accounts}`)}, 1 + n % 6, '梅川苑 ' || n || ' 室', '上海市普陀区梅川路 ' || n, '{}',
          case when n % 50 = 0 then now() end, now() - n * interval '1 second', now()
        from generate_series(1, ${size.properties}) as n`,
    },
    {
      // what begins in so many days was bought as many days ago
      tables: ["public.subscriptions"],
      sql: `insert into subscriptions (id, user_id, source, order_id, price_list, plan_code, plan, listing_quota, starts_at,
          ends_at, cancelled_at, created_at)
        select ${idOf("package")}, ${account(`1 + n * 7 % ${size.accounts}`)}, source, case when source = 'order' then ${idOf("order")} end,
          'member', (array['basic','professional','enterprise'])[1 + n / 3 % 3],
          '{"name": {"zh": "专业版", "en": "Professional"}, "priceMinor": 69900, "currency": "CNY"}', 50, at, at + interval '30 days',
          case when n % 20 = 7 then at + interval '3 days' end, least(at, now() - (at - now()))
        from (select n, (array['trial','order','order','grant'])[1 + n % 4] as source,
            now() + interval '20 days' - (n::float8 / ${size.subscriptions}) * interval '${DAYS} days' as at
          from generate_series(1, ${size.subscriptions}) as n) as one`,
    },
    {
      // what the triggers keep, at once (supabase/migrations/*_accounts.sql); everybody else was last seen when signing in
      tables: ["public.accounts"],
      sql: `insert into accounts (user_id, email, display_name, phone, role, scope, created_at, invited_at, confirmed_at,
          last_sign_in_at, last_seen_at, disabled_at, disabled_reason, properties, plan_code, plan_source, plan_ends_at)
        select u.id, u.email, p.display_name, p.phone, r.role, r.scope, u.created_at, u.invited_at, u.email_confirmed_at,
          coalesce(u.last_sign_in_at, 'epoch'),
          case when right(u.id::text, 1) = '4' then now() + interval '30 days' else coalesce(u.last_sign_in_at, 'epoch') end,
          case when u.banned_until > now() then u.created_at end, case when u.banned_until > now() then 'Left the company' end,
          coalesce(homes.many, 0), s.plan_code, s.source, coalesce(s.ends_at, 'epoch')
        from auth.users u
        join profiles p on p.user_id = u.id
        join user_roles r on r.user_id = u.id
        left join (select user_id, count(*) as many from properties where deleted_at is null group by user_id) as homes
          on homes.user_id = u.id
        left join (select distinct on (user_id) user_id, plan_code, source, ends_at from subscriptions
          where cancelled_at is null order by user_id, ends_at desc, id) as s on s.user_id = u.id`,
    },
  ];
};
