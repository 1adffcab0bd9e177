-- Since when a page was online that an administrator took down: it comes back as it was once that is lifted, unless its owner
-- took it offline meanwhile. Of those taken down before this was kept nobody knows: their owners publish them again.
alter table public.page_takedowns add column online_since timestamptz;
