-- Why the composer wrote a piece although a model was asked for it; null where a model wrote it, or none was asked.
alter table public.pieces add column fallback text check (fallback ~ '^[a-z_]{1,40}$');
