-- Which model a call went to, so that reports can tell what each costs after a provider was given another.
alter table public.model_calls add column model text not null default '' check (length(model) <= 120);
update public.model_calls c set model = p.model from public.model_providers p where p.name = c.provider;
alter table public.model_calls drop constraint model_calls_day_provider_user_id_outcome_currency_key;
alter table public.model_calls add unique nulls not distinct (day, provider, model, user_id, outcome, currency);

-- Days that are settled are not counted again, so what their calls cost is put into the roll-ups here.
insert into public.report_figures (measure, day, currency, one, two, value)
select m.measure, c.day, c.currency, c.provider, c.model, sum(m.value)
from public.model_calls c
join public.report_days d on d.day = c.day
cross join lateral (values
  ('model_cost', c.cost_millionths), ('model_calls', c.calls::bigint), ('model_tokens_in', c.tokens_in),
  ('model_tokens_out', c.tokens_out), ('model_failed', case when c.outcome = 'written' then 0 else c.calls::bigint end)
) as m (measure, value)
where d.settled
group by 1, 2, 3, 4, 5 having sum(m.value) > 0;
