-- When renewing the tokens of an account was last tried ahead of their end: what was tried in vain lets others have their turn first.
alter table public.publishing_connections add column renewal_tried_at timestamptz;
