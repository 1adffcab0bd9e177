-- Requests for Chinese tax invoices. Kept, like receipts, when the account is gone.
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
create index invoice_requests_newest on public.invoice_requests (created_at desc, id desc);

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

alter table public.invoice_requests enable row level security;
revoke all on public.invoice_requests from public, anon, authenticated;
grant select on public.invoice_requests to authenticated;
grant all on public.invoice_requests to service_role;
create policy invoice_requests_select_own on public.invoice_requests for select to authenticated
  using (user_id = (select auth.uid()));
create trigger invoice_requests_audit after insert or update or delete on public.invoice_requests
  for each row execute function public.audit_change();
