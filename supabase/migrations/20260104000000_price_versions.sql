-- A price list changes by a new version; what was bought keeps the version it was bought under. Plans say what they allow.
alter table public.price_lists add column version integer not null default 1 check (version > 0);

alter table public.plans add column version integer not null default 1;
alter table public.plans drop constraint plans_pkey;
alter table public.plans add primary key (list, version, code);
-- {platforms, languages, onlyLanguages, video, hdVideo, crm, reports, api, customTemplates, support, manager}; contract/entitlement.ts
alter table public.plans add column entitlements jsonb;

update public.plans set entitlements = case code
  when 'basic' then '{"platforms": 5, "languages": 2, "onlyLanguages": ["zh", "en"], "video": false, "hdVideo": false, "crm": false,
    "reports": "monthly", "api": false, "customTemplates": false, "manager": false,
    "support": {"zh": "工作日在线客服", "en": "Support on working days"}}'::jsonb
  when 'professional' then '{"platforms": 20, "languages": 10, "onlyLanguages": null, "video": true, "hdVideo": false, "crm": true,
    "reports": "weekly", "api": false, "customTemplates": false, "manager": false,
    "support": {"zh": "全天候客服", "en": "24/7 support"}}'::jsonb
  else '{"platforms": null, "languages": 20, "onlyLanguages": null, "video": true, "hdVideo": true, "crm": true,
    "reports": "weekly", "api": true, "customTemplates": true, "manager": true,
    "support": {"zh": "全天候客服", "en": "24/7 support"}}'::jsonb
end;
alter table public.plans alter column entitlements set not null;
alter table public.plans add check (jsonb_typeof(entitlements) = 'object');

-- The member list's other entitlements follow the public plan of the same name; its texts say so.
update public.plans set benefits = case code
  when 'basic' then '{"zh": ["每月 10 套房源", "5 个平台", "中英双语", "月度报告"],
    "en": ["10 listings a month", "5 platforms", "Chinese and English", "Monthly report"]}'::jsonb
  when 'professional' then '{"zh": ["每月 50 套房源", "20 个平台", "10 种语言", "视频制作", "客户管理", "全天候客服", "每周报告"],
    "en": ["50 listings a month", "20 platforms", "10 languages", "Video", "CRM", "24/7 support", "Weekly report"]}'::jsonb
  else '{"zh": ["房源不限量", "50 多个平台", "20 种语言", "定制模板", "高清视频", "开放 API", "专属客户经理"],
    "en": ["Unlimited listings", "50+ platforms", "20 languages", "Custom templates", "HD video", "API access", "A dedicated manager"]}'::jsonb
end where list = 'member';

-- Listings bought beside a plan, for the period that runs.
create table public.quota_packs (
  list text not null references public.price_lists (code) on delete cascade,
  version integer not null default 1,
  code text not null check (code ~ '^[a-z0-9_]{1,32}$'),
  position smallint not null,
  name jsonb not null,
  listings integer not null check (listings > 0),
  -- Integer minor units.
  price_minor integer not null check (price_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (list, version, code)
);
alter table public.quota_packs enable row level security;
revoke all on public.quota_packs from public, anon, authenticated;
grant select on public.quota_packs to anon, authenticated;
grant all on public.quota_packs to service_role;
create policy quota_packs_select_all on public.quota_packs for select to anon, authenticated using (true);

insert into public.quota_packs (list, code, position, name, listings, price_minor, currency)
select list, code, position, name::jsonb, listings, price_minor, 'CNY' from (values
  ('pack10', 1, '{"zh": "加量包 10 套", "en": "Pack of 10 listings"}', 10, 9900),
  ('pack50', 2, '{"zh": "加量包 50 套", "en": "Pack of 50 listings"}', 50, 29900)) as pack (code, position, name, listings, price_minor),
  (values ('public'), ('member')) as lists (list);

-- What was sold stays written as it was sold.
create function public.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = '42501';
end $$;
revoke execute on function public.refuse_change() from public, anon, authenticated;
create trigger plans_stay before update on public.plans for each row execute function public.refuse_change();
create trigger quota_packs_stay before update on public.quota_packs for each row execute function public.refuse_change();

-- Which list each screen shows; the package centre sells the one it shows.
insert into public.settings (key, value) values ('landing_list', '"public"'), ('sold_list', '"member"') on conflict do nothing;

-- What a subscription and an order keep of a plan.
create or replace function public.plan_snapshot(plan public.plans) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('name', plan.name, 'priceMinor', plan.price_minor, 'currency', plan.currency,
    'listingQuota', plan.listing_quota, 'benefits', plan.benefits, 'entitlements', plan.entitlements, 'version', plan.version)
$$;

-- Packages from before: what the member plan of the same name allows.
update public.subscriptions s set plan = s.plan || jsonb_build_object('entitlements', p.entitlements, 'version', 1)
  from public.plans p where p.list = 'member' and p.code = s.plan_code and p.version = 1;
update public.orders o set plan = o.plan || jsonb_build_object('entitlements', p.entitlements, 'version', 1)
  from public.plans p where p.list = 'member' and p.code = o.plan_code and p.version = 1;

create or replace function public.start_trial(account uuid) returns void language sql volatile set search_path = '' as $$
  insert into public.subscriptions (user_id, source, price_list, plan_code, plan, listing_quota, starts_at, ends_at)
  select account, 'trial', plans.list, plans.code, public.plan_snapshot(plans), plans.listing_quota,
    now(), now() + make_interval(days => trial.days)
  from public.plans join public.price_lists on price_lists.code = plans.list and price_lists.version = plans.version, (
    select case when jsonb_typeof(value) = 'number' then least((value #>> '{}')::numeric, 365)::integer else 0 end as days
    from public.settings where key = 'trial_days') as trial
  where plans.list = 'member' and plans.code = 'professional' and trial.days > 0
  on conflict do nothing
$$;
