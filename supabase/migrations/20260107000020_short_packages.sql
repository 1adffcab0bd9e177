-- Packages shorter than a month, by their beginning (server/queries/admin-subscriptions.ts).
create index subscriptions_short on public.subscriptions (starts_at, id) include (ends_at, cancelled_at, plan_code, source, user_id)
  where extract(epoch from ends_at - starts_at) < 2419200;
