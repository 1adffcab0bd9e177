-- Set before the platform is asked for new tokens, null once its answer is stored or refused: where it stands, an answer may have
-- been lost with the process that asked, and the tokens it replaced with it.
alter table public.publishing_connections add column renewal_begun_at timestamptz;
