-- The root locale knows no pinyin: titles are ordered as in Chinese, by sound, and numbers inside a title by value.
drop index public.properties_by_title;
drop collation public.titles;
do $$ begin
  create collation public.titles (provider = icu, locale = 'zh-u-co-pinyin-kn-true');
exception when others then
  create collation public.titles from "C";
end $$;
create index properties_by_title on public.properties (user_id, status, title collate public.titles, id)
  where deleted_at is null;
