-- What a person may do. Nobody writes a role through the browser's client; a missing row counts as `user`.
create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'agent' check (role in ('admin', 'agent', 'user')),
  scope text check (scope in ('super', 'system', 'operations')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_roles_scope_of_admins check ((role = 'admin') = (scope is not null))
);

alter table public.user_roles enable row level security;
create policy user_roles_select_own on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.user_roles from anon, authenticated;
grant select on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

-- Sign-up writes the role agent.
create function public.create_user_role() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_roles (user_id) values (new.id);
  return new;
end $$;
revoke execute on function public.create_user_role() from public, anon, authenticated;
create trigger create_user_role after insert on auth.users
  for each row execute function public.create_user_role();
