-- A change asks for a check in the transaction that makes it, whoever makes it: the facts or the offer of a home that something was
-- written for, and, while a recall is open, what was published or written of it.

create function public.stated_facts(listing jsonb) returns jsonb language sql immutable parallel safe set search_path = '' as $$
  select listing - array['provenance', 'photos']
$$;
revoke execute on function public.stated_facts(jsonb) from public, anon, authenticated;

create function public.ask_recall_check(property uuid, owner uuid, was jsonb) returns void
  language sql security definer set search_path = '' as $$
  insert into public.recall_checks as c (property_id, user_id, before) values (property, owner, was)
  on conflict (property_id) do update
    set stamp = c.stamp + 1, tries = 0, next_at = now(), before = coalesce(c.before, excluded.before)
$$;
revoke execute on function public.ask_recall_check(uuid, uuid, jsonb) from public, anon, authenticated;

create function public.check_changed_home() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (public.stated_facts(old.listing) is distinct from public.stated_facts(new.listing)
      or old.ended_as is distinct from new.ended_as
      or (old.archived_at is null) <> (new.archived_at is null)
      or (old.deleted_at is null) <> (new.deleted_at is null))
    and exists (select from public.campaigns c where c.property_id = new.id) then
    perform public.ask_recall_check(new.id, new.user_id, old.listing);
  end if;
  return null;
end $$;
revoke execute on function public.check_changed_home() from public, anon, authenticated;
create trigger properties_recall after update of listing, ended_as, archived_at, deleted_at on public.properties
  for each row execute function public.check_changed_home();

-- What is planned for a home whose facts have gone on, or whose offer has ended, is looked at before it leaves.
create function public.check_changed_post() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.property_id is null then return null; end if;
  if tg_op = 'INSERT' then
    if exists (select from public.properties p left join public.campaigns c on c.id = new.campaign_id
        where p.id = new.property_id and (p.ended_as is not null or p.archived_at is not null or p.deleted_at is not null
          or public.stated_facts(c.listing) is distinct from public.stated_facts(p.listing))) then
      perform public.ask_recall_check(new.property_id, new.user_id, null);
    end if;
  elsif exists (select from public.recalls r where r.property_id = new.property_id and r.emptied_at is null) then
    perform public.ask_recall_check(new.property_id, new.user_id, null);
  end if;
  return null;
end $$;
revoke execute on function public.check_changed_post() from public, anon, authenticated;
create trigger publications_recall_new after insert on public.publications
  for each row execute function public.check_changed_post();
create trigger publications_recall after update of state, content on public.publications
  for each row when (old.state is distinct from new.state or old.content is distinct from new.content)
  execute function public.check_changed_post();

-- The same of a poster that is saved anew.
create trigger saved_posters_recall after update of says on public.saved_posters
  for each row when (old.says is distinct from new.says) execute function public.check_changed_post();

create function public.check_changed_piece() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform public.ask_recall_check(r.property_id, r.user_id, null)
    from public.recalls r join public.campaigns c on c.property_id = r.property_id
    where c.id = new.campaign_id and r.emptied_at is null;
  return null;
end $$;
revoke execute on function public.check_changed_piece() from public, anon, authenticated;
create trigger pieces_recall after update of version on public.pieces
  for each row when (old.version <> new.version) execute function public.check_changed_piece();
