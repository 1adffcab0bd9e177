-- The logo of an account's firm, on its posters, films, brochures and photos: a picture of one's own folder, as the WeChat code.

alter table public.agent_cards
  add column logo_url text constraint agent_cards_logo_url_check check (
    logo_url ~ ('^/storage/v1/object/public/avatars/' || user_id::text || '/[A-Za-z0-9_-]{1,80}\.[a-z0-9]{2,5}$'));

grant insert (logo_url) on public.agent_cards to authenticated;
grant update (logo_url) on public.agent_cards to authenticated;
