-- When an account began: its sign-up, or the day its invitation was accepted; null while an invitation waits. Reports count it,
-- and the list behind their figure is found by it.
alter table public.accounts add column came_at timestamptz
  generated always as (case when invited_at is null then created_at else confirmed_at end) stored;
create index accounts_by_came on public.accounts (came_at, user_id);
-- days that settled keep what they say; the others are counted anew
