-- Words among few of many accounts: who is disabled, invited, or no agent. The index of everybody's words knows for "gmail" a
-- quarter of all and would put them together with those few; an index of theirs alone knows it at once.
create index accounts_grams_disabled on public.accounts using gin (grams) where disabled_at is not null;
create index accounts_grams_invited on public.accounts using gin (grams)
  where disabled_at is null and invited_at is not null and confirmed_at is null;
create index accounts_grams_few on public.accounts using gin (grams) where role <> 'agent';

-- Packages in an order by which those wanted stand far down (ended ones by their beginning): what they are asked by stands in
-- the index, and only the rows of the page are read.
drop index public.subscriptions_by_start;
create index subscriptions_by_start on public.subscriptions (starts_at, id) include (ends_at, cancelled_at, plan_code, source, user_id);
drop index public.subscriptions_by_made;
create index subscriptions_by_made on public.subscriptions (created_at, id)
  include (starts_at, ends_at, cancelled_at, plan_code, source, user_id);
