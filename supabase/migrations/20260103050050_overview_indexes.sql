-- The overview asks for the newest published properties and for a task's number or title.
create index properties_user_published on public.properties (user_id, published_at desc)
  where published_at is not null and deleted_at is null;
create index tasks_user_status on public.tasks (user_id, status, created_at desc, id desc);
