-- The order models are asked in is one list over both kinds, those of the environment and those of the database, so that
-- each can stand anywhere. Whoever is not in it comes after: the environment's as they stand there, then the newest last.
alter table public.model_settings add column provider_order text[] not null default '{}';
update public.model_settings set provider_order =
  coalesce((select array_agg(name order by position, name) from public.model_providers where position < 100), '{}')
  where exists (select from public.model_providers where position < 100);
alter table public.model_providers drop column position;

-- Whether the address was entered by somebody who may have it lead into the deployment's own network. What stands there
-- already was entered before anybody was asked.
alter table public.model_providers add column own_network boolean not null default true;
alter table public.model_providers alter column own_network set default false;
