-- What providers told is a journal like the others: it is added to, and nothing of it goes.
revoke delete, truncate on public.payment_events from service_role;
create trigger payment_events_stay before delete on public.payment_events
  for each row execute function public.refuse_change();
create trigger payment_events_whole before truncate on public.payment_events
  for each statement execute function public.refuse_change();
