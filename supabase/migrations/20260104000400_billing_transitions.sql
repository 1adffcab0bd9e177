-- Which state may follow which; the same table stands in engine/billing/states.ts, and a test compares the two.
create table public.billing_transitions (
  subject text not null check (subject in ('orders', 'payments', 'refunds')),
  from_state text not null,
  to_state text not null,
  primary key (subject, from_state, to_state)
);
alter table public.billing_transitions enable row level security;
revoke all on public.billing_transitions from public, anon, authenticated, service_role;
grant select on public.billing_transitions to service_role;

insert into public.billing_transitions values
('orders', 'pending', 'completed'), ('orders', 'pending', 'cancelled'), ('orders', 'pending', 'expired'),
('orders', 'expired', 'completed'), ('orders', 'completed', 'refunded'),
('payments', 'opening', 'open'), ('payments', 'opening', 'paid'), ('payments', 'opening', 'closed'),
('payments', 'opening', 'failed'), ('payments', 'open', 'paid'), ('payments', 'open', 'closed'), ('payments', 'open', 'failed'),
('payments', 'closed', 'paid'), ('payments', 'failed', 'paid'),
('refunds', 'pending', 'done'), ('refunds', 'pending', 'failed'), ('refunds', 'failed', 'pending');

create function public.keep_transitions() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was text := to_jsonb(old) ->> tg_argv[0];
  is_now text := to_jsonb(new) ->> tg_argv[0];
begin
  if was is distinct from is_now and not exists (select from public.billing_transitions t
      where t.subject = tg_table_name and t.from_state = was and t.to_state = is_now) then
    raise exception '% cannot go from % to %', tg_table_name, was, is_now
      using errcode = 'check_violation', constraint = 'billing_transitions';
  end if;
  return new;
end $$;
revoke execute on function public.keep_transitions() from public, anon, authenticated;
create trigger orders_transitions before update on public.orders for each row execute function public.keep_transitions('status');
create trigger payments_transitions before update on public.payments for each row execute function public.keep_transitions('state');
create trigger refunds_transitions before update on public.refunds for each row execute function public.keep_transitions('state');
