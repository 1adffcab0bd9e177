-- The colour of an account, in which its posters, films and brochures begin; null: ours.
alter table public.agent_cards add column accent text check (accent ~ '^#[0-9a-fA-F]{6}$');

grant insert (accent) on public.agent_cards to authenticated;
grant update (accent) on public.agent_cards to authenticated;
