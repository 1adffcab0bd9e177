-- The operator's applications at publishing platforms. What is public of them is audited with before and after; of secrets
-- only which there are and since when: the sealed text lies in a table of its own, which no trigger copies.
create table public.platform_apps (
  platform text primary key check (platform ~ '^[a-z0-9-]{1,40}$'),
  -- the audit names a row by its id
  id text generated always as (platform) stored,
  version integer not null default 1 check (version > 0),
  enabled boolean not null default false,
  -- {"id": "wx…"}: names of engine/platforms/apps.ts
  open_values jsonb not null default '{}' check (jsonb_typeof(open_values) = 'object'),
  -- {"secret": "2026-01-05T…"}: which secrets are kept, and since when
  kept_secrets jsonb not null default '{}' check (jsonb_typeof(kept_secrets) = 'object'),
  updated_at timestamptz not null default now()
);
create table public.platform_app_secrets (
  platform text not null references public.platform_apps (platform) on delete cascade,
  name text not null check (name ~ '^[a-z_]{1,40}$'),
  -- Never plain text: the server seals with SECRET_KEY (server/base/seal.ts).
  sealed text not null check (sealed like 'sealed:v1:%'),
  primary key (platform, name)
);

alter table public.platform_apps enable row level security;
alter table public.platform_app_secrets enable row level security;
revoke all on public.platform_apps, public.platform_app_secrets from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.platform_apps, public.platform_app_secrets to service_role;
create trigger platform_apps_audit after insert or update or delete on public.platform_apps
  for each row execute function public.audit_change();
