-- The administrators' lists of what was sold are sorted and searched like every other: (column, id), both ways.
create index refunds_by_made on public.refunds (created_at, id);
create index refunds_by_amount on public.refunds (amount_minor, id);
create index refunds_by_state on public.refunds (state, created_at, id);
drop index public.refunds_newest;

create index transfers_by_made on public.payments (created_at, id) where provider = 'bank';
create index transfers_by_amount on public.payments (amount_minor, id) where provider = 'bank';
create index transfers_by_end on public.payments (expires_at, id) where provider = 'bank';
create index transfers_by_state on public.payments (state, created_at, id) where provider = 'bank';
create index transfers_by_memo on public.payments ((action ->> 'memo')) where provider = 'bank';
drop index public.payments_transfers;

create index coupons_by_made on public.coupons (created_at, id);
create index coupons_by_code on public.coupons (code, id);

create index enquiries_by_made on public.sales_enquiries (created_at, id);
create index enquiries_by_change on public.sales_enquiries (updated_at, id);
create index enquiries_by_state on public.sales_enquiries (state, created_at, id);
drop index public.sales_enquiries_newest;

create index invoices_by_made on public.invoice_requests (created_at, id);
create index invoices_by_state on public.invoice_requests (state, created_at, id);
drop index public.invoice_requests_newest;

create index differences_by_made on public.reconciliation_differences (created_at, id);
create index differences_by_day on public.reconciliation_differences (day, id);
create index differences_open on public.reconciliation_differences (created_at, id) where resolved_at is null;
drop index public.reconciliation_differences_newest;

create index orders_by_status_amount on public.orders (status, amount_minor, id);

-- What words are looked for in, folded, with an index of their grams as the list of accounts has one.
create function public.enquiry_search_text(name text, company text, phone text, email text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(name || ' ' || company || ' ' || coalesce(phone, '') || ' ' || coalesce(email, ''))
$$;
create function public.invoice_search_text(buyer jsonb, number text, order_number text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(coalesce(buyer ->> 'title', '') || ' ' || coalesce(buyer ->> 'taxId', '') || ' '
    || coalesce(buyer ->> 'email', '') || ' ' || coalesce(number, '') || ' ' || order_number)
$$;
create function public.difference_search_text(theirs jsonb, ours jsonb) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(coalesce(theirs ->> 'reference', '') || ' ' || coalesce(theirs ->> 'transactionId', '') || ' '
    || coalesce(ours ->> 'reference', '') || ' ' || coalesce(ours ->> 'transactionId', ''))
$$;
create index enquiries_grams on public.sales_enquiries
  using gin (public.account_grams(public.enquiry_search_text(name, company, phone, email)));
create index invoices_grams on public.invoice_requests
  using gin (public.account_grams(public.invoice_search_text(buyer, number, order_number)));
create index differences_grams on public.reconciliation_differences
  using gin (public.account_grams(public.difference_search_text(theirs, ours)));
revoke execute on function public.enquiry_search_text(text, text, text, text),
  public.invoice_search_text(jsonb, text, text), public.difference_search_text(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.enquiry_search_text(text, text, text, text),
  public.invoice_search_text(jsonb, text, text), public.difference_search_text(jsonb, jsonb) to service_role;
