-- A refund that failed stays failed, as it does at the providers under its reference: another try is another refund.
delete from public.billing_transitions where subject = 'refunds' and from_state = 'failed';
