/** What people made: tasks of every kind and state, their steps, what was imported and written, and what models were asked. */
import { DAYS, type Sizes } from "../sizes.ts";
import { account, idOf, type Seed } from "./sql.ts";

/** The newest wait and run, as many as a queue has on a busy day. */
const open = (size: Sizes) => Math.max(40, Math.round(size.tasks / 5_000));

export const work = (size: Sizes): Seed[] => {
  const since = (rows: number) => `(now() - (n::float8 / ${rows}) * interval '${DAYS} days')`;
  const owner = account(`1 + n::bigint * 7919 % ${size.accounts}`);
  return [
    {
      tables: ["public.tasks"],
      sql: `insert into tasks (id, user_id, number, kind, title, status, progress, attempts, cause, created_at, started_at, finished_at)
        select ${idOf("task")}, ${owner}, 1 + n / ${size.accounts}, kind,
          (array['梅川苑','中远两湾城','世茂滨江花园','Park Row','Elm Court','仁恒河滨城','万科城市花园','12 High Street, Bath'])[1 + n * 31 % 8]
            || ' ' || (1 + n % 7) || ' 室 · ' || 'ref' || n,
          status, case status when 'completed' then 100 else 20 end, case status when 'pending' then 0 else 1 end,
          case when status = 'failed' then jsonb_build_object('code', case when n % 10000 = 10 then 'removed'
            else (array['cancelled','timed_out','model_failed','blocked','unavailable'])[1 + n / 10 % 5] end, 'data', '{}'::jsonb) end,
          at, case when status <> 'pending' then at + n % 30 * interval '1 second' end,
          case when status in ('completed', 'failed') then at + (30 + n % 30 + n % 977) * interval '1 second' end
        from (select n, case when n <= ${open(size)} then case when n % 10 = 0 then 'processing' else 'pending' end
              when n % 10 = 0 then 'failed' else 'completed' end as status,
            (array['write','write','import','write','export','write','write','import','write','write'])[1 + n / 10 % 10] as kind,
            ${since(size.tasks)} as at from generate_series(1, ${size.tasks}) as n) as one`,
    },
    {
      tables: ["public.task_steps"],
      sql: `insert into task_steps (user_id, task_id, step, attempt, progress, created_at)
        select t.user_id, t.id, s.step, 1, 0, case s.step when 'created' then t.created_at when 'started' then t.started_at else t.finished_at end
        from (select * from tasks order by created_at desc limit ${Math.ceil(size.steps / 3)}) t
        cross join unnest(array['created','started','completed']) with ordinality as s (step, place)
        where s.step = 'created' or (s.step = 'started' and t.started_at is not null) or t.finished_at is not null
        order by t.created_at, s.place`,
    },
    {
      tables: ["public.imports"],
      sql: `insert into imports (task_id, user_id, source, origin)
        select id, user_id, jsonb_build_object('type', 'url', 'url', 'https://' || (array['ke.com','zillow.com','anjuke.com','rightmove.co.uk'])[1 + number % 4] || '/1'), ''
        from tasks where kind = 'import' order by created_at desc limit ${size.imports}`,
    },
    {
      tables: ["public.campaigns"],
      sql: `insert into campaigns (id, user_id, property_id, preferences, agent, listing, seed, idempotency_key, created_at)
        select ${idOf("campaign")}, ${owner}, ${idOf("home")},
          jsonb_build_object('style', (array['professional','luxury','friendly'])[1 + n % 3]), '{}', '{}', 7, ${idOf("key")}, ${since(size.campaigns)}
        from generate_series(1, ${size.campaigns}) as n`,
    },
    {
      tables: ["public.pieces"],
      sql: `insert into pieces (user_id, campaign_id, platform, language, kind, position, body, hashtags, length, findings, untraced, written_by, created_at)
        select ${owner}, ${idOf("campaign", `(1 + n % ${size.campaigns})`)}, (array['xiaohongshu','x','wechat','facebook'])[1 + n / ${size.campaigns} % 4],
          (array['zh','en'])[1 + n % 2], 'post', 0, 'A home.', '{}', '{}', '[]', '[]', 'composer', ${since(size.pieces)}
        from generate_series(1, ${size.pieces}) as n on conflict do nothing`,
    },
    {
      tables: ["public.model_calls"],
      sql: `insert into model_calls (day, provider, model, user_id, outcome, currency, calls, tokens_in, tokens_out, cost_millionths, milliseconds)
        select (${since(size.modelCalls)} at time zone 'Asia/Shanghai')::date, (array['qwen','deepseek','claude'])[1 + n % 3],
          (array['max','chat','sonnet'])[1 + n % 3], ${owner},
          case when n % 20 = 0 then 'timed_out' else 'written' end, 'CNY', 1 + n % 4, 2000, 800, 4000000 + n % 1000, 3000
        from generate_series(1, ${size.modelCalls}) as n on conflict do nothing`,
    },
    {
      tables: ["public.notifications"],
      sql: `insert into notifications (user_id, kind, created_at) select ${owner}, 'task_completed', ${since(size.notifications)}
        from generate_series(1, ${size.notifications}) as n`,
    },
  ];
};
