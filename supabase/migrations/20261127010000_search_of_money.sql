-- Administrators find a transfer of another amount by each bank reference it came under, and an invoice by those that take it back.
create function public.difference_search_text(theirs jsonb, ours jsonb, arrivals jsonb) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(coalesce(theirs ->> 'reference', '') || ' ' || coalesce(theirs ->> 'transactionId', '') || ' '
    || coalesce(ours ->> 'reference', '') || ' ' || coalesce(ours ->> 'transactionId', '') || ' '
    || coalesce((select string_agg(one ->> 'transactionId', ' ') from jsonb_array_elements(arrivals) one), ''))
$$;
revoke execute on function public.difference_search_text(jsonb, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.difference_search_text(jsonb, jsonb, jsonb) to service_role;

create function public.invoice_search_text(buyer jsonb, number text, order_number text, red jsonb) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(coalesce(buyer ->> 'title', '') || ' ' || coalesce(buyer ->> 'taxId', '') || ' '
    || coalesce(buyer ->> 'email', '') || ' ' || coalesce(number, '') || ' ' || order_number || ' '
    || coalesce((select string_agg(one ->> 'number', ' ') from jsonb_array_elements(red) one), ''))
$$;
revoke execute on function public.invoice_search_text(jsonb, text, text, jsonb) from public, anon, authenticated;
grant execute on function public.invoice_search_text(jsonb, text, text, jsonb) to service_role;

drop index public.differences_grams;
drop index public.invoices_grams;
drop function public.difference_search_text(jsonb, jsonb);
drop function public.invoice_search_text(jsonb, text, text);

create index differences_grams on public.reconciliation_differences
  using gin (public.account_grams(public.difference_search_text(theirs, ours, arrivals)));
create index invoices_grams on public.invoice_requests
  using gin (public.account_grams(public.invoice_search_text(buyer, number, order_number, red)));
create index invoices_by_red on public.invoice_requests using gin (red jsonb_path_ops);
