-- Model providers an administrator adds beside those of the environment, what they were asked and what it cost, and the
-- switch that leaves the composer alone.
create table public.model_providers (
  id uuid primary key default gen_random_uuid(),
  -- pieces and figures remember it, so it stays
  name text not null unique check (name ~ '^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$' and lower(name) <> 'composer'),
  kind text not null check (kind in ('openai', 'anthropic', 'openai-compatible')),
  base_url text check (length(base_url) <= 300),
  model text not null check (length(model) between 1 and 120),
  -- the lowest is asked first; those of the environment stand at 100 and after
  position integer not null default 200 check (position between 0 and 999),
  -- null: as many as the provider allows
  per_minute integer check (per_minute > 0),
  tokens_per_day bigint check (tokens_per_day > 0),
  -- minor units of `currency`
  money_per_day bigint check (money_per_day > 0),
  -- minor units for a million tokens
  price_in bigint not null default 0 check (price_in between 0 and 10000000),
  price_out bigint not null default 0 check (price_out between 0 and 10000000),
  currency text not null default 'CNY' check (currency ~ '^[A-Z]{3}$'),
  enabled boolean not null default true,
  -- when the key was last set, for the audit; the key itself is in model_keys, which no audit copies
  key_set_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (kind <> 'openai-compatible' or base_url is not null)
);
create trigger model_providers_audit after insert or update or delete on public.model_providers
  for each row execute function public.audit_change();

-- Sealed with the secret key of the deployment, for the provider's id.
create table public.model_keys (
  provider_id uuid primary key references public.model_providers on delete cascade,
  sealed text not null check (sealed like 'sealed:v1:%')
);

-- One row: the switch, and which version of the prompts is in force (0 comes with the product).
create table public.model_settings (
  id text primary key default 'models' check (id = 'models'),
  off boolean not null default false,
  off_reason text not null default '' check (length(off_reason) <= 500),
  updated_at timestamptz not null default now()
);
insert into public.model_settings default values;
create trigger model_settings_audit after update on public.model_settings
  for each row execute function public.audit_change();

-- Calls of the minute, shared by every worker.
create table public.model_pace (
  provider text primary key,
  minute timestamptz not null,
  calls integer not null
);

-- A day's calls by provider, account and outcome. No reference to the account: sums stay when it goes.
create table public.model_calls (
  day date not null,
  provider text not null,
  user_id uuid,
  -- 'written', or why not
  outcome text not null,
  currency text not null,
  calls integer not null default 0,
  tokens_in bigint not null default 0,
  tokens_out bigint not null default 0,
  -- millionths of a minor unit, so that no call is rounded: tokens times the price of a million
  cost_millionths bigint not null default 0,
  milliseconds bigint not null default 0,
  unique nulls not distinct (day, provider, user_id, outcome, currency)
);
create index model_calls_of_account on public.model_calls (user_id, day);

alter table public.model_providers enable row level security;
alter table public.model_keys enable row level security;
alter table public.model_settings enable row level security;
alter table public.model_pace enable row level security;
alter table public.model_calls enable row level security;
revoke all on public.model_providers, public.model_keys, public.model_settings, public.model_pace, public.model_calls
  from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.model_providers, public.model_keys, public.model_pace to service_role;
grant select, update on public.model_settings to service_role;
grant select, insert, update on public.model_calls to service_role;
