-- Model providers an administrator adds beside those of the environment, what they were asked and what it cost, and the
-- switch that leaves the composer alone.
create table public.model_providers (
  id uuid primary key default gen_random_uuid(),
  -- pieces and figures remember it, so it stays
  name text not null unique check (name ~ '^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$' and lower(name) <> 'composer'),
  kind text not null check (kind in ('openai', 'anthropic', 'openai-compatible')),
  base_url text check (length(base_url) <= 300),
  -- Whether the address was entered by somebody who may have it lead into the deployment's own network.
  own_network boolean not null default false,
  model text not null check (length(model) between 1 and 120),
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

alter table public.model_providers enable row level security;
revoke all on public.model_providers from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.model_providers to service_role;

create trigger model_providers_audit after insert or update or delete on public.model_providers
  for each row execute function public.audit_change();

-- Sealed with the secret key of the deployment, for the provider's id.
create table public.model_keys (
  provider_id uuid primary key references public.model_providers on delete cascade,
  sealed text not null check (sealed like 'sealed:v1:%')
);

alter table public.model_keys enable row level security;
revoke all on public.model_keys from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.model_keys to service_role;

-- One row: the switch, which version of the prompts is in force, and in which order models are asked.
create table public.model_settings (
  id text primary key default 'models' check (id = 'models'),
  off boolean not null default false,
  off_reason text not null default '' check (length(off_reason) <= 500),
  -- 0 comes with the product.
  prompt_version integer not null default 0 check (prompt_version >= 0),
  -- One list over both kinds, those of the environment and those of the database, so that each can stand anywhere. Whoever
  -- is not in it comes after: the environment's as they stand there, then the newest last.
  provider_order text[] not null default '{}',
  updated_at timestamptz not null default now()
);
insert into public.model_settings default values;

alter table public.model_settings enable row level security;
revoke all on public.model_settings from public, anon, authenticated, service_role;
grant select, update on public.model_settings to service_role;

create trigger model_settings_audit after update on public.model_settings
  for each row execute function public.audit_change();

-- What models are told, as administrators put it. A version is never changed: pieces were written by it. Which one is in
-- force is a setting, so that going back is one more change of it.
create table public.prompt_versions (
  version integer primary key check (version > 0),
  -- the audit names a row by its id
  id text generated always as (version::text) stored,
  -- {"instructions": "…", "styles": {"professional": "…", …}}
  texts jsonb not null,
  note text not null check (length(note) between 1 and 200),
  created_at timestamptz not null default now(),
  created_by uuid
);

alter table public.prompt_versions enable row level security;
revoke all on public.prompt_versions from public, anon, authenticated, service_role;
grant select, insert on public.prompt_versions to service_role;

create trigger prompt_versions_stay before update or delete on public.prompt_versions
  for each row execute function public.refuse_change();
create trigger prompt_versions_audit after insert on public.prompt_versions
  for each row execute function public.audit_change();

-- Calls of the minute, shared by every worker.
create table public.model_pace (
  provider text primary key,
  minute timestamptz not null,
  calls integer not null
);

alter table public.model_pace enable row level security;
revoke all on public.model_pace from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.model_pace to service_role;

-- A day's calls by provider, model, account and outcome. No reference to the account: sums stay when it goes.
create table public.model_calls (
  day date not null,
  provider text not null,
  -- So that reports can tell what each costs after a provider was given another.
  model text not null default '' check (length(model) <= 120),
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
  unique nulls not distinct (day, provider, model, user_id, outcome, currency)
);
create index model_calls_of_account on public.model_calls (user_id, day);

alter table public.model_calls enable row level security;
revoke all on public.model_calls from public, anon, authenticated, service_role;
grant select, insert, update on public.model_calls to service_role;

-- When a provider last wrote and last failed, so that the administrators' first page can say how it does: the books of calls
-- know the day only.
create table public.model_last_calls (
  provider text primary key,
  good_at timestamptz,
  bad_at timestamptz
);

alter table public.model_last_calls enable row level security;
revoke all on public.model_last_calls from public, anon, authenticated, service_role;
grant select, insert, update on public.model_last_calls to service_role;
