-- Tasks as administrators look through them: millions of rows, a page in the same time wherever it begins.
-- Each order has its index (column, id); what narrows a list to few rows has one that begins with it.
create index tasks_page on public.tasks (created_at, id);
create index tasks_page_finished on public.tasks ((coalesce(finished_at, '-infinity'::timestamptz)), id);
create index tasks_page_took on public.tasks ((coalesce(extract(epoch from finished_at - started_at), -1)), id);
create index tasks_page_status on public.tasks (status, created_at, id);
create index tasks_page_kind on public.tasks (kind, status, created_at, id);
create index tasks_page_of_kind on public.tasks (kind, created_at, id);
create index tasks_page_cause on public.tasks ((cause ->> 'code'), created_at, id) where status = 'failed';
create index tasks_number on public.tasks (number, created_at, id);
create index tasks_title_grams on public.tasks using gin (public.account_grams(public.search_fold(title)));
