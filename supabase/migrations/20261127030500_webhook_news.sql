-- News for the addresses of an account that want it, told by whatever transaction makes it true.
create function public.tell_webhooks(account uuid, news text, data jsonb) returns void
  language sql security definer set search_path = '' as $$
  insert into public.webhook_deliveries (user_id, endpoint_id, event, data)
  select account, e.id, news, tell_webhooks.data from public.webhook_endpoints e
  where e.user_id = account and e.disabled_at is null and news = any (e.events)
$$;
revoke execute on function public.tell_webhooks(uuid, text, jsonb) from public, anon, authenticated;

create function public.tell_of_piece() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform public.tell_webhooks(new.user_id, 'piece.ready', jsonb_build_object('id', new.id, 'campaignId', new.campaign_id,
    'platform', new.platform, 'language', new.language, 'kind', new.kind, 'version', new.version));
  return null;
end $$;
create trigger pieces_news after insert on public.pieces for each row execute function public.tell_of_piece();

create function public.tell_of_post() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform public.tell_webhooks(new.user_id, 'publication.' || new.state, jsonb_build_object('id', new.id,
    'pieceId', new.piece_id, 'campaignId', new.campaign_id, 'propertyId', new.property_id, 'platform', new.platform,
    'language', new.language, 'address', new.address, 'failure', new.failure ->> 'code'));
  return null;
end $$;
create trigger publications_news after update of state on public.publications
  for each row when (old.state <> new.state and new.state in ('live', 'failed')) execute function public.tell_of_post();

create function public.tell_of_lead() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform public.tell_webhooks(new.user_id, 'lead.created', jsonb_build_object('id', new.id, 'name', new.name,
    'email', new.email, 'phone', new.phone, 'handle', new.handle, 'source', new.source, 'language', new.language,
    'propertyId', new.property_id));
  return null;
end $$;
create trigger leads_news after insert on public.leads for each row execute function public.tell_of_lead();

create function public.tell_of_home() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform public.tell_webhooks(new.user_id, 'listing.changed', jsonb_build_object('id', new.id, 'version', new.version,
    'status', new.status, 'endedAs', new.ended_as, 'deleted', new.deleted_at is not null));
  return null;
end $$;
create trigger properties_news after update on public.properties for each row when (old.version <> new.version
  or old.ended_as is distinct from new.ended_as or old.archived_at is distinct from new.archived_at
  or old.published_at is distinct from new.published_at or old.deleted_at is distinct from new.deleted_at)
  execute function public.tell_of_home();
revoke execute on function public.tell_of_piece(), public.tell_of_post(), public.tell_of_lead(), public.tell_of_home()
  from public, anon, authenticated;
