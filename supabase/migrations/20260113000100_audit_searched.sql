-- The audit by who acted, also where it was with somebody else's eyes ("admin:<id> as user:<id>"), and by network address.
drop index public.audit_entries_actor;
create index audit_entries_actor on public.audit_entries (split_part(actor, ' ', 1), id desc);
create index audit_entries_actor_at on public.audit_entries (split_part(actor, ' ', 1), at, id) include (actor, action);
create index audit_entries_address on public.audit_entries (address text_pattern_ops, at, id) where address is not null;
