-- Money given back, of one payment.
create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  payment_id uuid not null references public.payments (id) on delete cascade,
  -- Ours; asking twice with it gives money back once.
  reference text not null unique check (reference ~ '^[0-9A-Za-z_-]{6,32}$'),
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  reason text not null check (char_length(reason) between 1 and 500),
  -- The administrator who decided it; null: the house itself, of money nothing could be given for.
  decided_by uuid,
  why_failed text,
  idempotency_key text not null unique,
  done_at timestamptz,
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'done') = (done_at is not null))
);
create index refunds_payment on public.refunds (payment_id);
create index refunds_user on public.refunds (user_id);
create index refunds_pending on public.refunds (created_at) where state = 'pending';
create index refunds_failed on public.refunds (updated_at) where state = 'failed';
-- The days that are compared with statements, and those of the reports.
create index refunds_done on public.refunds (done_at) where state = 'done';
-- The administrators' list: every order, and those of one state.
create index refunds_by_made on public.refunds (created_at, id);
create index refunds_by_amount on public.refunds (amount_minor, id);
create index refunds_by_state on public.refunds (state, created_at, id);

alter table public.refunds enable row level security;
revoke all on public.refunds from public, anon, authenticated;
grant select on public.refunds to authenticated;
grant all on public.refunds to service_role;

create policy refunds_select_own on public.refunds for select to authenticated using (user_id = (select auth.uid()));

create trigger refunds_audit after insert or update or delete on public.refunds
  for each row execute function public.audit_change();

-- Never more back than came in: counted under the payment's lock.
create function public.refuse_refund_too_large() returns trigger language plpgsql security definer set search_path = '' as $$
declare paid public.payments;
begin
  select * into paid from public.payments where id = new.payment_id for no key update;
  if paid.state <> 'paid' or paid.currency <> new.currency or paid.user_id <> new.user_id then
    raise exception 'nothing of this payment can be refunded' using errcode = 'check_violation', constraint = 'refunds_paid';
  end if;
  if new.state <> 'failed' and new.amount_minor > paid.amount_minor - (select coalesce(sum(amount_minor), 0)
      from public.refunds where payment_id = new.payment_id and id <> new.id and state <> 'failed') then
    raise exception 'more than what is left of the payment' using errcode = 'check_violation', constraint = 'refunds_within';
  end if;
  return new;
end $$;
revoke execute on function public.refuse_refund_too_large() from public, anon, authenticated;
create trigger refunds_within before insert or update on public.refunds
  for each row execute function public.refuse_refund_too_large();

create function public.sum_refunds() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.orders set refunded_minor = (select coalesce(sum(amount_minor), 0) from public.refunds
    where payment_id = new.payment_id and state <> 'failed') where payment_id = new.payment_id;
  return null;
end $$;
revoke execute on function public.sum_refunds() from public, anon, authenticated;
create trigger refunds_sum after insert or update of state, amount_minor on public.refunds
  for each row execute function public.sum_refunds();
