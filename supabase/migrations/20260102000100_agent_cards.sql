-- Who signs an account's pieces: asked once in the wizard, carried by every campaign made afterwards.
create table public.agent_cards (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  phone text check (char_length(phone) <= 40),
  company text check (char_length(company) <= 120),
  licence text check (char_length(licence) <= 80),
  address text check (char_length(address) <= 200),
  email text check (char_length(email) <= 320),
  updated_at timestamptz not null default now()
);

alter table public.agent_cards enable row level security;
revoke all on public.agent_cards from public, anon, authenticated;
grant select on public.agent_cards to authenticated;
grant insert (user_id, name, phone, company, licence, address, email) on public.agent_cards to authenticated;
grant update (name, phone, company, licence, address, email, updated_at) on public.agent_cards to authenticated;
grant all on public.agent_cards to service_role;

create policy agent_cards_select_own on public.agent_cards for select to authenticated
  using (user_id = (select auth.uid()));
create policy agent_cards_insert_own on public.agent_cards for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy agent_cards_update_own on public.agent_cards for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
