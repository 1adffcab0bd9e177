-- A hosted project gives every sequence to the browser's roles by default; ours number rows that only the server makes.
revoke all on all sequences in schema public from anon, authenticated;
