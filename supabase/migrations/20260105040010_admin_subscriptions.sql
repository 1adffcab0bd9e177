-- The administrators' list of prepaid periods is sorted by their ends and by when they were made.
create index subscriptions_by_end on public.subscriptions (ends_at, id);
create index subscriptions_by_start on public.subscriptions (starts_at, id);
create index subscriptions_by_made on public.subscriptions (created_at, id);
