-- Packages longer than a month, by their end (server/queries/admin-subscriptions.ts).
create index subscriptions_long on public.subscriptions (ends_at, id) include (starts_at, cancelled_at, plan_code, source, user_id)
  where extract(epoch from ends_at - starts_at) > 2682000;
