-- The facts a film was made of, and what it says, line by line: one that today's facts have overtaken goes nowhere by itself and is
-- called back. Films there are already are taken to tell their campaign's facts: where those have changed, nobody knows better.
alter table public.films add column listing jsonb;
alter table public.films add column says text[] not null default '{}';
update public.films f set listing = c.listing from public.campaigns c where c.id = f.campaign_id and f.path is not null;
update public.films f set says = array(
  select shot ->> 'caption' from jsonb_array_elements(f.wanted -> 'shots') shot where shot ->> 'caption' is not null
) where f.path is not null;

alter table public.recall_items drop constraint recall_items_kind_check;
alter table public.recall_items add constraint recall_items_kind_check check (kind in ('post', 'draft', 'poster', 'film'));
alter table public.recall_items add column film_id uuid references public.films (id) on delete set null;
create index recall_items_film on public.recall_items (film_id);

-- A film that is made takes the place of the one before it, or tells what changed while it was being made.
create function public.check_stored_film() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform public.ask_recall_check(p.id, p.user_id, null)
    from public.campaigns c join public.properties p on p.id = c.property_id
    where c.id = new.campaign_id
      and (public.stated_facts(new.listing) is distinct from public.stated_facts(p.listing)
        or exists (select from public.recalls r where r.property_id = p.id and r.emptied_at is null));
  return null;
end $$;
revoke execute on function public.check_stored_film() from public, anon, authenticated;
create trigger films_recall after update of path on public.films
  for each row when (old.path is null and new.path is not null) execute function public.check_stored_film();
