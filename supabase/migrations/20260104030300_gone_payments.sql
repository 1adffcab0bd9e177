-- Payments and refunds go with their account; their statements' lines are known by what the audit kept of them.
create index audit_entries_gone on public.audit_entries ((before ->> 'reference'))
  where action in ('payments.delete', 'refunds.delete');
