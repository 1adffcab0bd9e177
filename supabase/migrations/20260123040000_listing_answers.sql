-- What an agent answered about a home where the words of a text alone do not decide whether the law is kept ("Does the landlord
-- live in the home?"): asked once a listing, by the key of the question. True and false for yes and no, else a name.
create table public.listing_answers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  key text not null check (key ~ '^[a-z0-9_]{1,60}$'),
  answer jsonb not null check (
    jsonb_typeof(answer) = 'boolean' or (jsonb_typeof(answer) = 'string' and char_length(answer #>> '{}') between 1 and 60)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (property_id, key)
);
create index listing_answers_user on public.listing_answers (user_id);

alter table public.listing_answers enable row level security;
revoke all on public.listing_answers from public, anon, authenticated;
grant select on public.listing_answers to authenticated;
grant all on public.listing_answers to service_role;

create policy listing_answers_select_own on public.listing_answers for select to authenticated
  using (user_id = (select auth.uid()));

-- Whoever says that a landlord lives in the home says it for whoever is asked later.
create trigger listing_answers_audit after insert or update or delete on public.listing_answers
  for each row execute function public.audit_change();
