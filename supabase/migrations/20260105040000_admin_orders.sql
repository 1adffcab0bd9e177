-- The administrators' list of orders is sorted by when they were placed and by their amount, also of one status or number.
create index orders_by_placed on public.orders (created_at, id);
create index orders_by_amount on public.orders (amount_minor, id);
create index orders_by_status on public.orders (status, created_at, id);
create index orders_by_number on public.orders (number, created_at, id);
-- What the first of them does as well.
drop index public.orders_newest;
