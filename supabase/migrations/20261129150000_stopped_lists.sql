-- A sending to a list that failed half way may be ended by a person: who has it has it, nobody else gets it.
insert into public.publication_transitions (from_state, to_state) values ('failed', 'live');
