-- The audit by action and by what kind of actor, alone and together: counted in one index. (An expression is read from an index
-- alone only where its column is in it.)
drop index public.audit_entries_action;
create index audit_entries_action on public.audit_entries (action text_pattern_ops, split_part(actor, ':', 1), id desc) include (actor);
