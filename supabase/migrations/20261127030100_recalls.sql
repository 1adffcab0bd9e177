-- What still says of a home what is not true any more. One recall is open for a home at a time; its entries stay as evidence.
create table public.recalls (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  -- [{"path", "before", "after"}]
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  opened_at timestamptz not null,
  -- When its agent is reminded next; null: not any more.
  remind_at timestamptz,
  reminders integer not null default 0,
  -- Null: something is left to do.
  emptied_at timestamptz
);
create unique index recalls_open on public.recalls (property_id) where emptied_at is null;
create index recalls_property on public.recalls (property_id, opened_at);
create index recalls_user on public.recalls (user_id, opened_at desc);
create index recalls_remind on public.recalls (remind_at) where remind_at is not null;

create table public.recall_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Of a home that is gone the entry goes with its picture (the sweep).
  recall_id uuid references public.recalls (id) on delete set null,
  kind text not null check (kind in ('post', 'draft', 'poster')),
  reason text not null check (reason in ('facts', 'over')),
  -- The post, piece or poster it is about; named again below as long as it is there.
  target uuid not null,
  publication_id uuid references public.publications (id) on delete set null,
  piece_id uuid references public.pieces (id) on delete set null,
  poster_id uuid references public.saved_posters (id) on delete set null,
  sentences jsonb not null check (jsonb_typeof(sentences) = 'array'),
  state text not null default 'open' check (state in ('open', 'ordered', 'settled')),
  ordered text check (ordered in ('update', 'remove')),
  -- When a worker takes what was ordered.
  next_at timestamptz,
  tries integer not null default 0,
  trouble jsonb check (jsonb_typeof(trouble) = 'object'),
  due_at timestamptz not null,
  settled_at timestamptz,
  how text check (how in
    ('edited', 'removed', 'withdrawn', 'rewritten', 'agrees', 'not_sent', 'by_hand', 'kept')),
  proof_address text check (char_length(proof_address) <= 2048),
  proof_note text check (char_length(proof_note) <= 500),
  -- In `media` under <account>/proofs/.
  proof_path text unique,
  -- The home as it was when a person settled it: another change asks again.
  settled_for text,
  created_at timestamptz not null,
  unique (recall_id, target),
  check ((state = 'settled') = (settled_at is not null and how is not null)),
  check ((state = 'ordered') = (ordered is not null and next_at is not null))
);
create index recall_items_due on public.recall_items (next_at) where state = 'ordered';
create index recall_items_publication on public.recall_items (publication_id);
create index recall_items_piece on public.recall_items (piece_id);
create index recall_items_poster on public.recall_items (poster_id);
create index recall_items_of_nothing on public.recall_items (id) where recall_id is null;
create index recall_items_user on public.recall_items (user_id, created_at);

alter table public.recalls enable row level security;
alter table public.recall_items enable row level security;
revoke all on public.recalls, public.recall_items from public, anon, authenticated;
grant select on public.recalls, public.recall_items to authenticated;
grant all on public.recalls, public.recall_items to service_role;
create policy recalls_select_own on public.recalls for select to authenticated using (user_id = (select auth.uid()));
create policy recall_items_select_own on public.recall_items for select to authenticated
  using (user_id = (select auth.uid()));
