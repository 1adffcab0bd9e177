-- An invoice with wrong details (开票有误) is taken back whole by a red one while its order stays paid; another may be asked for.
alter table public.invoice_requests
  -- What was wrong with it, for its buyer to read. Null: nothing, or it was not taken back for that.
  add column mistake text check (char_length(mistake) between 1 and 500),
  add constraint invoice_requests_taken_back_check check (mistake is null or (state = 'reversed' and red_minor = issued_minor));

drop index public.invoice_requests_order;
create unique index invoice_requests_order on public.invoice_requests (order_id) where state <> 'refused' and mistake is null;

-- Its buyer is told; of an invoice that falls with the money the refund's own mails tell.
create trigger invoice_requests_mail_reversed after update of state on public.invoice_requests for each row
  when (new.state = 'reversed' and new.mistake is not null and new.user_id is not null)
  execute function public.queue_mail('invoice_reversed');
