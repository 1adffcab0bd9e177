-- Two price lists kept as data: the landing page shows `public`, the package centre sells `member`.
create table public.price_lists (
  code text primary key check (code in ('public', 'member')),
  created_at timestamptz not null default now()
);
create table public.plans (
  list text not null references public.price_lists (code) on delete cascade,
  code text not null check (code in ('basic', 'professional', 'enterprise')),
  position smallint not null,
  name jsonb not null,
  -- Integer minor units a month; null: contact us.
  price_minor integer check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Listings a month; null: unlimited.
  listing_quota integer check (listing_quota > 0),
  popular boolean not null default false,
  benefits jsonb not null,
  primary key (list, code)
);

alter table public.price_lists enable row level security;
alter table public.plans enable row level security;
revoke all on public.price_lists, public.plans from public, anon, authenticated;
grant select on public.price_lists, public.plans to anon, authenticated;
grant all on public.price_lists, public.plans to service_role;

create policy price_lists_select_all on public.price_lists for select to anon, authenticated using (true);
create policy plans_select_all on public.plans for select to anon, authenticated using (true);
