-- Every call of a model, for administrators: what it was for, what came back, what the checks said of it, what it cost. The
-- home's private contacts are masked before a line is written. A line goes with its account, and when it is old.
create table public.model_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  provider text not null,
  model text not null check (char_length(model) <= 120),
  user_id uuid references auth.users (id) on delete cascade,
  campaign_id uuid references public.campaigns (id) on delete cascade,
  -- "pack": the pieces of a language; "sentences": refused sentences sent back; "trial", "test": an administrator's.
  purpose text not null check (purpose in ('pack', 'sentences', 'opinion', 'trial', 'test')),
  language text,
  -- "xiaohongshu/post": as the request names them.
  pieces text[] not null default '{}',
  -- Null: a wording that was tried and not kept.
  prompt_version integer,
  -- "written", or why not.
  outcome text not null,
  answer text not null check (char_length(answer) <= 60000),
  -- [{"piece", "reason", "findings": [{"why", "part", "found", "note"}]}]
  findings jsonb not null default '[]',
  tokens_in integer,
  tokens_out integer,
  -- millionths of a minor unit of `currency`
  cost_millionths bigint not null default 0,
  currency text not null,
  milliseconds integer not null
);
create index model_log_at on public.model_log (at, id);
create index model_log_outcome on public.model_log (outcome, at, id);
create index model_log_purpose on public.model_log (purpose, at, id);
create index model_log_provider on public.model_log (provider text_pattern_ops, at);
create index model_log_user on public.model_log (user_id);
create index model_log_campaign on public.model_log (campaign_id);

alter table public.model_log enable row level security;
revoke all on public.model_log from public, anon, authenticated, service_role;
grant select, insert, delete, update (findings) on public.model_log to service_role;
