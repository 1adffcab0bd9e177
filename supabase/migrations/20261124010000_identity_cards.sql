-- The card that signs an account's pieces becomes its identity card: the name in Latin letters, WeChat, what differs by market.

alter table public.agent_cards
  add column name_latin text check (char_length(name_latin) between 1 and 80),
  add column wechat text check (char_length(wechat) between 1 and 60),
  -- Only a picture of one's own folder, as in profiles.
  add column wechat_qr_url text constraint agent_cards_wechat_qr_url_check check (
    wechat_qr_url ~ ('^/storage/v1/object/public/avatars/' || user_id::text || '/[A-Za-z0-9_-]{1,80}\.[a-z0-9]{2,5}$')),
  -- By market ("US", "EU/DE"): name, phone, company, licence, address where they differ there.
  add column markets jsonb not null default '{}' check (jsonb_typeof(markets) = 'object' and pg_column_size(markets) <= 20000);

grant insert (name_latin, wechat, wechat_qr_url, markets) on public.agent_cards to authenticated;
grant update (name_latin, wechat, wechat_qr_url, markets) on public.agent_cards to authenticated;
