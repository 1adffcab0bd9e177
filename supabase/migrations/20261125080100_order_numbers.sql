-- From here on an order's number is nobody else's: what a customer quotes names one order. Orders of before keep theirs, which
-- every account counted for itself. The sequence is dealt out over six digits, so that a number says neither how many orders
-- there are nor which came before (618029 and 900000 share no factor: each number comes once in 900000, then the next range).
create sequence public.order_numbers as bigint;
revoke all on sequence public.order_numbers from public, anon, authenticated;
grant usage on sequence public.order_numbers to service_role;

create function public.next_order_number() returns integer language sql volatile set search_path = '' as $$
  select (100000 + drawn / 900000 * 900000 + drawn % 900000 * 618029 % 900000)::integer
  from (select nextval('public.order_numbers') as drawn) one
$$;
revoke execute on function public.next_order_number() from public, anon, authenticated;
grant execute on function public.next_order_number() to service_role;

create unique index orders_number_once on public.orders (number) where number >= 100000;

-- An invoice by the number somebody quotes, whole.
create index invoices_by_number on public.invoice_requests (number) where number is not null;
