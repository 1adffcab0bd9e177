-- Enquiries are found by a phone however it is written: the text that is searched holds its digits as well.
drop index public.enquiries_grams;
create or replace function public.enquiry_search_text(name text, company text, phone text, email text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(name || ' ' || company || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '') || ' '
    || pg_catalog.regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g'))
$$;
create index enquiries_grams on public.sales_enquiries
  using gin (public.account_grams(public.enquiry_search_text(name, company, phone, email)));
