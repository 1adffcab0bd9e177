-- People an agent may find a home for. Whoever asks on a public page becomes one, or is known again by mail address, phone or other
-- contact; an agent can write one down too. Two years after the last thing that happened a lead is forgotten.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- How the person is reached, each written one way (engine/leads/contact.ts), so that the same person is found again.
  email text check (char_length(email) <= 254),
  phone text check (phone ~ '^\+?[0-9]{5,20}$'),
  -- A WeChat ID or whatever else was given.
  handle text check (char_length(handle) between 1 and 120),
  stage text not null default 'new' check (stage in ('new', 'contacted', 'viewing', 'offer', 'closed', 'lost')),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  -- Where the person was won, and stays so: the platform of the link they came by, 'direct' on the page without one, 'hand' where
  -- the agent wrote them down.
  source text not null check (source ~ '^[a-z0-9_-]{1,40}$'),
  link text references public.page_links (code) on delete set null,
  -- Of the page they read; null where the agent wrote them down.
  language text check (language in ('zh', 'en', 'ja', 'ko', 'fr', 'de')),
  -- The home they asked about first.
  property_id uuid references public.properties (id) on delete set null,
  search text not null generated always as (public.search_fold(
    name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(handle, ''))) stored,
  created_at timestamptz not null default now(),
  -- The last thing that happened: an enquiry, a note, another stage.
  active_at timestamptz not null default now(),
  check (email is not null or phone is not null or handle is not null),
  unique (user_id, email),
  unique (user_id, phone),
  unique (user_id, handle)
);
create index leads_by_active on public.leads (user_id, active_at, id);
create index leads_by_created on public.leads (user_id, created_at, id);
create index leads_of_property on public.leads (property_id, created_at);
create index leads_link on public.leads (link);
create index leads_forgotten on public.leads (active_at);

alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated;
grant select on public.leads to authenticated;
grant all on public.leads to service_role;

create policy leads_select_own on public.leads for select to authenticated
  using (user_id = (select auth.uid()));

-- What happened with a lead, oldest first.
create table public.lead_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  lead_id uuid not null references public.leads (id) on delete cascade,
  kind text not null check (kind in ('added', 'enquiry', 'note', 'stage', 'merged', 'reminded')),
  -- What was written: by the visitor, by the agent, of the reminder.
  text text not null default '' check (char_length(text) <= 2000),
  -- Of another stage: from and to. Of a merge: whose entries came here.
  data jsonb not null default '{}',
  -- The home an enquiry is about, and the enquiry as it came in.
  property_id uuid references public.properties (id) on delete set null,
  enquiry_id uuid references public.page_enquiries (id) on delete set null,
  created_at timestamptz not null default now()
);
create index lead_events_lead on public.lead_events (lead_id, created_at, id);
create index lead_events_user on public.lead_events (user_id);
create index lead_events_property on public.lead_events (property_id);
create index lead_events_enquiry on public.lead_events (enquiry_id);

alter table public.lead_events enable row level security;
revoke all on public.lead_events from public, anon, authenticated;
grant select on public.lead_events to authenticated;
grant all on public.lead_events to service_role;

create policy lead_events_select_own on public.lead_events for select to authenticated
  using (user_id = (select auth.uid()));

-- What an agent wants to be reminded of about a lead. Told once, when it is due.
create table public.lead_reminders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  lead_id uuid not null references public.leads (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 200),
  due_at timestamptz not null,
  told_at timestamptz,
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index lead_reminders_lead on public.lead_reminders (lead_id);
create index lead_reminders_user on public.lead_reminders (user_id);
create index lead_reminders_due on public.lead_reminders (due_at) where told_at is null and done_at is null;

alter table public.lead_reminders enable row level security;
revoke all on public.lead_reminders from public, anon, authenticated;
grant select on public.lead_reminders to authenticated;
grant all on public.lead_reminders to service_role;

create policy lead_reminders_select_own on public.lead_reminders for select to authenticated
  using (user_id = (select auth.uid()));

-- Enquiries of before: one lead for each way somebody is reached, as it was written then.
insert into public.leads (user_id, name, email, handle, source, language, property_id, created_at, active_at)
select distinct on (user_id, lower(btrim(contact))) user_id, name,
  case when contact ~ '^[^@\s]+@[^@\s]+$' then lower(btrim(contact)) end,
  case when contact !~ '^[^@\s]+@[^@\s]+$' then lower(btrim(contact)) end,
  'direct', language, property_id, created_at,
  max(created_at) over (partition by user_id, lower(btrim(contact)))
from public.page_enquiries order by user_id, lower(btrim(contact)), created_at;
insert into public.lead_events (user_id, lead_id, kind, text, property_id, enquiry_id, created_at)
select asked.user_id, lead.id, 'enquiry', asked.message, asked.property_id, asked.id, asked.created_at
from public.page_enquiries as asked
join public.leads as lead on lead.user_id = asked.user_id and lower(btrim(asked.contact)) in (lead.email, lead.handle);
