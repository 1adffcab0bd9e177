-- What visitors of a home's public page ask its agent: name, a way to answer, and that they agreed to being answered. Goes with
-- the home, and after two years.
create table public.page_enquiries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- A phone number, mail address or WeChat ID, as the visitor writes it.
  contact text not null check (char_length(contact) between 3 and 120),
  message text not null check (char_length(message) <= 1000),
  -- The language of the page they read.
  language text not null check (language in ('zh', 'en', 'ja', 'ko', 'fr', 'de')),
  -- When they ticked that the agent may answer; without it nothing is kept.
  consented_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index page_enquiries_property on public.page_enquiries (property_id, created_at desc);
create index page_enquiries_user on public.page_enquiries (user_id, created_at desc);
create index page_enquiries_created on public.page_enquiries (created_at);

alter table public.page_enquiries enable row level security;
revoke all on public.page_enquiries from public, anon, authenticated;
grant select on public.page_enquiries to authenticated;
grant all on public.page_enquiries to service_role;

create policy page_enquiries_select_own on public.page_enquiries for select to authenticated
  using (user_id = (select auth.uid()));

-- The agent hears of it by mail, whichever code keeps it.
create trigger page_enquiries_mail after insert on public.page_enquiries for each row
  execute function public.queue_mail('page_enquiry');
