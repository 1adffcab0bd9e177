-- What an account answers for in the captions of a film or a voice (engine/pieces/readiness.ts: the keys of a release): whatever else
-- speaks against them when they are made, the task fails.
alter table public.films add column released text[] not null default '{}';
alter table public.voices add column released text[] not null default '{}';
