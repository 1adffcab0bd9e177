-- An edit that its platform looks at before it shows it: the later words wait beside those that stand there.
alter table public.publications add column edit jsonb;
