-- Many homes at once: a table, a feed or a list of links, and its rows as they are worked at. Only the server writes.
create table public.import_batches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) <= 200),
  format text not null check (format in ('csv', 'xlsx', 'reso', 'kyero', 'trovit', 'openimmo', 'blm', 'links')),
  -- Names of the columns, a field for each, and what holds for every row.
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'array'),
  defaults jsonb not null check (jsonb_typeof(defaults) = 'object'),
  -- Null until somebody has looked through it and begun.
  task_id uuid references public.tasks (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index import_batches_user on public.import_batches (user_id, created_at desc);
create index import_batches_task on public.import_batches (task_id);

alter table public.import_batches enable row level security;
revoke all on public.import_batches from public, anon, authenticated;
grant select on public.import_batches to authenticated;
grant all on public.import_batches to service_role;

create policy import_batches_select_own on public.import_batches for select to authenticated
  using (user_id = (select auth.uid()));

-- A row is made into a property or it is not: what was done stays done when the task goes on after an interruption.
create table public.import_rows (
  batch_id uuid not null references public.import_batches (id) on delete cascade,
  position integer not null check (position >= 0),
  user_id uuid not null references auth.users (id) on delete cascade,
  cells jsonb not null check (jsonb_typeof(cells) = 'array'),
  state text not null default 'new' check (state in ('new', 'ready', 'refused', 'done')),
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  property_id uuid references public.properties (id) on delete set null,
  primary key (batch_id, position)
);
create index import_rows_user on public.import_rows (user_id);
create index import_rows_property on public.import_rows (property_id);

alter table public.import_rows enable row level security;
revoke all on public.import_rows from public, anon, authenticated;
grant select on public.import_rows to authenticated;
grant all on public.import_rows to service_role;

create policy import_rows_select_own on public.import_rows for select to authenticated
  using (user_id = (select auth.uid()));
