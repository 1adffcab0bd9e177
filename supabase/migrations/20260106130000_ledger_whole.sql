-- The ledger of listings is not emptied, as no journal is: its lines go with their account only.
revoke delete, truncate on public.quota_entries from service_role;
