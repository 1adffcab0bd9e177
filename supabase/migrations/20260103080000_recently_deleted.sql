-- "Recently deleted" lists the homes an owner has hidden, newest deletion first. They are few beside the living ones.
create index properties_by_deletion on public.properties (user_id, deleted_at, id) where deleted_at is not null;
