-- Our own address as it was when the import was asked for: whichever process works on it knows our example pages by it.
alter table public.imports add column origin text not null default '';
alter table public.imports alter column origin drop default;
