-- What an account was told about a period, each thing once: written in the transaction that makes it true, mailed after it.
create table public.package_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z0-9_]{1,32}$'),
  data jsonb not null default '{}',
  -- When a mail is to be sent (again); null: none is wanted, or it left.
  mail_due_at timestamptz,
  mail_tries smallint not null default 0,
  mailed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (subscription_id, kind)
);
create index package_notices_mail on public.package_notices (mail_due_at) where mail_due_at is not null;
create index package_notices_user on public.package_notices (user_id);
create index subscriptions_ends on public.subscriptions (ends_at) where cancelled_at is null;

alter table public.package_notices enable row level security;
revoke all on public.package_notices from public, anon, authenticated;
grant all on public.package_notices to service_role;
