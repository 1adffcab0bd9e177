-- What an invoice was issued for, which stays whatever goes back later, and the red invoices (红字发票) that take it back, in whole or
-- in part: [{"number", "issuedOn", "amountMinor"}], with their sum beside them.
alter table public.invoice_requests
  add column issued_minor integer check (issued_minor > 0),
  add column red jsonb not null default '[]' check (jsonb_typeof(red) = 'array'),
  add column red_minor integer not null default 0 check (red_minor >= 0),
  add constraint invoice_requests_red_sum_check check (red_minor <= coalesce(issued_minor, 0));

update public.invoice_requests i set issued_minor = case i.state when 'reversed' then i.amount_minor
  else greatest(1, i.amount_minor - coalesce((select greatest(0, o.refunded_minor - (o.amount_minor - i.amount_minor))
    from public.orders o where o.id = i.order_id), 0)) end
  where i.state in ('issued', 'reversed');
