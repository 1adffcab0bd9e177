-- Asked for the rest of a transfer, the payer of an order that had run out can pay it again: the order waits, its transfer is open.
insert into public.billing_transitions (subject, from_state, to_state) values
('orders', 'expired', 'pending'), ('payments', 'closed', 'open');
