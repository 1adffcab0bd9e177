-- Receipts and credit notes: numbered without a gap, written once, kept when the account is gone (the tax office asks later).
create table public.receipt_counters (
  series text not null check (series in ('LC', 'CN')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (series, year)
);

create table public.receipts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  order_id uuid references public.orders (id) on delete set null,
  -- Of a credit note.
  refund_id uuid unique references public.refunds (id) on delete set null,
  kind text not null check (kind in ('receipt', 'credit_note')),
  number text not null unique check (number ~ '^(LC|CN)-\d{4}-\d{6,}$'),
  issued_at timestamptz not null,
  -- contract/receipt.ts
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  check ((kind = 'receipt') = (number like 'LC-%')),
  check (kind = 'credit_note' or refund_id is null)
);
create unique index receipts_order on public.receipts (order_id) where kind = 'receipt';
create index receipts_of_order on public.receipts (order_id);
create index receipts_user on public.receipts (user_id, issued_at desc);

-- All that may happen to one: its account ends. Then it keeps who paid, and not how to reach them.
create function public.keep_receipt() returns trigger language plpgsql set search_path = '' as $$
declare loose text[] := array['user_id', 'order_id', 'refund_id'];
begin
  if tg_op = 'DELETE' or to_jsonb(new) - loose is distinct from to_jsonb(old) - loose
      or coalesce(new.user_id, old.user_id) is distinct from old.user_id
      or coalesce(new.order_id, old.order_id) is distinct from old.order_id
      or coalesce(new.refund_id, old.refund_id) is distinct from old.refund_id then
    raise exception 'a receipt is never changed' using errcode = '42501';
  end if;
  if new.user_id is null then new.data := jsonb_set(new.data, '{buyer,email}', 'null'); end if;
  return new;
end $$;
revoke execute on function public.keep_receipt() from public, anon, authenticated;
create trigger receipts_stay before update or delete on public.receipts
  for each row execute function public.keep_receipt();
create trigger receipts_whole before truncate on public.receipts
  for each statement execute function public.refuse_change();

alter table public.receipt_counters enable row level security;
alter table public.receipts enable row level security;
revoke all on public.receipt_counters, public.receipts from public, anon, authenticated, service_role;
grant select on public.receipts to authenticated;
grant select, insert on public.receipts to service_role;
grant select, insert, update on public.receipt_counters to service_role;
create policy receipts_select_own on public.receipts for select to authenticated using (user_id = (select auth.uid()));

-- Who receipts name as the seller (a company's registered name); empty: what the environment says, else the product's own name.
insert into public.settings (key, value) values ('company', '""') on conflict do nothing;
