-- The language a person reads, for mails and messages that leave while no browser is open. Null until they have been here.
alter table public.profiles add column language text check (language in ('zh', 'en'));
grant update (language) on public.profiles to authenticated;
