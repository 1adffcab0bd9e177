-- An approval is given for the pictures and the film as well as for the words: what was shown is what leaves.
alter table public.publications
  -- A digest of what leaves beside the words, when it was asked for or given; null where a version before kept none.
  add column approval_attached text check (char_length(approval_attached) = 64);
