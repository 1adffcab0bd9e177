-- Differences of one provider are counted in an index, whatever else they are narrowed by.
create index differences_of_provider on public.reconciliation_differences (provider, created_at, id) include (resolved_at, kind);
