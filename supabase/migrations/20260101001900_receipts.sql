-- Receipts and credit notes: numbered without a gap, written once, kept when the account is gone (the tax office asks later).
create table public.receipt_counters (
  series text not null check (series in ('LC', 'CN')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (series, year)
);

alter table public.receipt_counters enable row level security;
revoke all on public.receipt_counters from public, anon, authenticated, service_role;
grant select, insert, update on public.receipt_counters to service_role;

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

alter table public.receipts enable row level security;
revoke all on public.receipts from public, anon, authenticated, service_role;
grant select on public.receipts to authenticated;
grant select, insert on public.receipts to service_role;

create policy receipts_select_own on public.receipts for select to authenticated using (user_id = (select auth.uid()));

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

-- Requests for Chinese tax invoices. Kept, like receipts, when the account is gone.

create function public.invoice_search_text(buyer jsonb, number text, order_number text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(coalesce(buyer ->> 'title', '') || ' ' || coalesce(buyer ->> 'taxId', '') || ' '
    || coalesce(buyer ->> 'email', '') || ' ' || coalesce(number, '') || ' ' || order_number)
$$;
revoke execute on function public.invoice_search_text(jsonb, text, text) from public, anon, authenticated;
grant execute on function public.invoice_search_text(jsonb, text, text) to service_role;

create table public.invoice_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  order_id uuid references public.orders (id) on delete set null,
  type text not null check (type in ('normal', 'special')),
  -- contract/invoice.ts: kind, title, email, and of companies taxId, address, phone, bank, account.
  buyer jsonb not null check (buyer ->> 'kind' in ('person', 'company')),
  -- What the invoice is of, when it was asked for; what went back since is taken off when it is issued.
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  order_number text not null,
  state text not null default 'requested' check (state in ('requested', 'issued', 'refused', 'reversed')),
  number text check (char_length(number) between 1 and 40),
  issued_on date,
  url text check (char_length(url) <= 2000),
  reason text check (char_length(reason) between 1 and 500),
  decided_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state in ('issued', 'reversed')) = (number is not null and issued_on is not null)),
  check (type = 'normal' or buyer ->> 'kind' = 'company')
);
create unique index invoice_requests_order on public.invoice_requests (order_id) where state <> 'refused';
create index invoice_requests_user on public.invoice_requests (user_id, created_at desc);
-- When an account ends, the rows that point to its orders are found without reading the whole table.
create index invoice_requests_of_order on public.invoice_requests (order_id) where order_id is not null;
-- The administrators' list.
create index invoices_by_made on public.invoice_requests (created_at, id);
create index invoices_by_state on public.invoice_requests (state, created_at, id);
create index invoices_grams on public.invoice_requests
  using gin (public.account_grams(public.invoice_search_text(buyer, number, order_number)));

alter table public.invoice_requests enable row level security;
revoke all on public.invoice_requests from public, anon, authenticated;
grant select on public.invoice_requests to authenticated;
grant all on public.invoice_requests to service_role;

create policy invoice_requests_select_own on public.invoice_requests for select to authenticated
  using (user_id = (select auth.uid()));

create trigger invoice_requests_audit after insert or update or delete on public.invoice_requests
  for each row execute function public.audit_change();

-- Of an account that is gone, what was issued keeps its title and tax number, and not how to reach anybody.
create function public.forget_invoice_buyer() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.user_id is null and new.state <> 'requested' then
    new.buyer := new.buyer - array['email', 'address', 'phone', 'bank', 'account'];
  end if;
  return new;
end $$;
revoke execute on function public.forget_invoice_buyer() from public, anon, authenticated;
create trigger invoice_requests_forget before update on public.invoice_requests
  for each row execute function public.forget_invoice_buyer();

-- All money went back: what was not issued yet is not issued any more, what was needs a red-letter invoice.
create function public.reverse_invoices() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.invoice_requests set updated_at = now(),
    state = case state when 'issued' then 'reversed' else 'refused' end,
    reason = case state when 'issued' then reason else 'refunded' end
  where order_id = new.id and state in ('requested', 'issued');
  return null;
end $$;
revoke execute on function public.reverse_invoices() from public, anon, authenticated;
create trigger orders_reverse_invoices after update of status, refunded_minor on public.orders for each row
  when (new.status = 'refunded' or (new.amount_minor > 0 and new.refunded_minor = new.amount_minor))
  execute function public.reverse_invoices();
