-- A photo's own file may say that a machine made what it shows (IPTC's digital source type, the label of GB 45438): the file is kept
-- without its metadata, its word here.
alter table public.photos add column altered boolean not null default false;
