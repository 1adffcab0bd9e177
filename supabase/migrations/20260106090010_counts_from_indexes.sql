-- A count goes up to 10,000 and is read from an index alone, whatever a list is narrowed by; what is rare is found without
-- walking past all that is not. Measured with npm run bench -- admin, docs/bench-admin.md.

-- Orders: each filter alone and both together.
create index orders_by_status_kind on public.orders (status, kind, created_at, id);
create index orders_by_kind on public.orders (kind, created_at, id);

-- Packages.
create index subscriptions_by_source on public.subscriptions (source, ends_at, id) include (starts_at, cancelled_at, plan_code);
create index subscriptions_by_plan on public.subscriptions (plan_code, ends_at, id) include (starts_at, cancelled_at, source);
create index subscriptions_cancelled on public.subscriptions (ends_at, id) include (source, plan_code) where cancelled_at is not null;
drop index public.subscriptions_by_end;
create index subscriptions_by_end on public.subscriptions (ends_at, id) include (starts_at, cancelled_at);

-- Accounts.
drop index public.accounts_few;
create index accounts_few on public.accounts (role, created_at, user_id) include (scope, disabled_at) where role <> 'agent';
drop index public.accounts_invited;
create index accounts_invited on public.accounts (created_at, user_id)
  where invited_at is not null and confirmed_at is null and disabled_at is null;
drop index public.accounts_by_seen;
create index accounts_by_seen on public.accounts (last_seen_at, user_id) include (disabled_at);

-- Tasks that failed for one cause. (An expression is read from an index alone only where its column is in it.)
drop index public.tasks_page_cause;
create index tasks_page_cause on public.tasks ((cause ->> 'code'), created_at, id) include (kind, cause) where status = 'failed';

-- Journals.
drop index public.audit_entries_action;
create index audit_entries_action on public.audit_entries (action text_pattern_ops, id desc) include (actor);
create index audit_entries_kind on public.audit_entries (split_part(actor, ':', 1), at, id) include (actor, action);
create index payment_events_outcome on public.payment_events (outcome, received_at, (provider || ' ' || event_id));
create index payment_events_reference on public.payment_events (reference);
create index payment_events_event on public.payment_events (event_id);
create index sign_in_attempts_address on public.sign_in_attempts (address, at);
