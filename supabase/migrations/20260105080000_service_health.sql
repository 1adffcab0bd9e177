-- The last payment of each provider, and the last it told us, are read at a glance however many there are.
create index payments_health on public.payments (provider, state, updated_at desc);
create index if not exists payment_events_provider on public.payment_events (provider, received_at desc);
create index mail_deliveries_left on public.mail_deliveries (at) where failure is null;
