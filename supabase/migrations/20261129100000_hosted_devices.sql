-- In which browser a hosted session was seen last: one that goes on in another is a way in like one from another network.
alter table public.hosted_sessions add column agent text check (char_length(agent) <= 400);
