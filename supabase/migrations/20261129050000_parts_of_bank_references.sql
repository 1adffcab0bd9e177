-- Administrators find a bank transfer by a part of what it is called by: the bank's reference, or its memo with hyphens or without.
create function public.transfer_search_text(transaction_id text, memo text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(coalesce(transaction_id, '') || ' ' || coalesce(memo, '') || ' '
    || pg_catalog.replace(coalesce(memo, ''), '-', ''))
$$;
revoke execute on function public.transfer_search_text(text, text) from public, anon, authenticated;
grant execute on function public.transfer_search_text(text, text) to service_role;

create index transfers_grams on public.payments
  using gin (public.account_grams(public.transfer_search_text(transaction_id, action ->> 'memo'))) where provider = 'bank';
