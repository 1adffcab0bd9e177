-- People who want a plan that has no price. Administrators answer them; nobody else reads what they wrote.
create table public.sales_enquiries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  company text not null check (char_length(company) between 1 and 120),
  phone text check (char_length(phone) between 1 and 40),
  email text check (char_length(email) between 3 and 254),
  team_size integer check (team_size > 0),
  message text check (char_length(message) between 1 and 2000),
  plan_code text not null check (plan_code ~ '^[a-z0-9_]{1,32}$'),
  language text not null check (language in ('zh', 'en')),
  state text not null default 'new' check (state in ('new', 'contacted', 'won', 'lost')),
  -- The administrators' own.
  note text not null default '' check (char_length(note) <= 2000),
  idempotency_key text not null check (char_length(idempotency_key) between 8 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, idempotency_key),
  check (phone is not null or email is not null)
);
create index sales_enquiries_created on public.sales_enquiries (created_at desc, id desc);

alter table public.sales_enquiries enable row level security;
revoke all on public.sales_enquiries from public, anon, authenticated;
grant all on public.sales_enquiries to service_role;

create trigger sales_enquiries_audit after insert or update or delete on public.sales_enquiries
  for each row execute function public.audit_change();
