-- A voice that a provider of speech made says so: the film that carries it is marked.
alter table public.film_sounds add column spoken boolean not null default false;
