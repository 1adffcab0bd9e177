-- Two price lists kept as data: the landing page shows `public`, the package centre sells `member`. A list changes by a new
-- version of all its plans and packs; what was bought keeps the version it was bought under.
create table public.price_lists (
  code text primary key check (code in ('public', 'member')),
  -- The one that is sold now.
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now()
);

alter table public.price_lists enable row level security;
revoke all on public.price_lists from public, anon, authenticated;
grant select on public.price_lists to anon, authenticated;
grant all on public.price_lists to service_role;

create policy price_lists_select_all on public.price_lists for select to anon, authenticated using (true);

create table public.plans (
  list text not null references public.price_lists (code) on delete cascade,
  version integer not null default 1,
  code text not null check (code in ('basic', 'professional', 'enterprise')),
  position smallint not null,
  name jsonb not null,
  -- Integer minor units a month; null: contact us.
  price_minor integer check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Listings a month; null: unlimited.
  listing_quota integer check (listing_quota > 0),
  popular boolean not null default false,
  benefits jsonb not null,
  -- {platforms, languages, onlyLanguages, video, hdVideo, crm, reports, api, customTemplates, support, manager}; contract/entitlement.ts
  entitlements jsonb not null check (jsonb_typeof(entitlements) = 'object'),
  primary key (list, version, code)
);

alter table public.plans enable row level security;
revoke all on public.plans from public, anon, authenticated;
grant select on public.plans to anon, authenticated;
grant all on public.plans to service_role;

create policy plans_select_all on public.plans for select to anon, authenticated using (true);

-- What was sold stays written as it was sold.
create trigger plans_stay before update on public.plans for each row execute function public.refuse_change();

-- What a subscription and an order keep of a plan.
create function public.plan_snapshot(plan public.plans) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('name', plan.name, 'priceMinor', plan.price_minor, 'currency', plan.currency,
    'listingQuota', plan.listing_quota, 'benefits', plan.benefits, 'entitlements', plan.entitlements, 'version', plan.version)
$$;
revoke execute on function public.plan_snapshot(public.plans) from public, anon, authenticated;
grant execute on function public.plan_snapshot(public.plans) to service_role;

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

create trigger quota_packs_stay before update on public.quota_packs for each row execute function public.refuse_change();

-- The prices, quotas and entitlements of the product specification, section 9. Both lists allow the same under one name, but
-- for the number of listings; their texts say so.
insert into public.price_lists (code) values ('public'), ('member');

insert into public.plans (list, code, position, name, price_minor, currency, listing_quota, popular, benefits, entitlements)
select plan.list, plan.code, kind.position, kind.name::jsonb, plan.price_minor, 'CNY', plan.listing_quota, plan.popular,
  plan.benefits::jsonb, kind.entitlements::jsonb
from (values
  ('basic', 1, '{"zh": "基础版", "en": "Basic"}',
    '{"platforms": 5, "languages": 2, "onlyLanguages": ["zh", "en"], "video": false, "hdVideo": false, "crm": false,
      "reports": "monthly", "api": false, "customTemplates": false, "manager": false,
      "support": {"zh": "工作日在线客服", "en": "Support on working days"}}'),
  ('professional', 2, '{"zh": "专业版", "en": "Professional"}',
    '{"platforms": 20, "languages": 10, "onlyLanguages": null, "video": true, "hdVideo": false, "crm": true,
      "reports": "weekly", "api": false, "customTemplates": false, "manager": false,
      "support": {"zh": "全天候客服", "en": "24/7 support"}}'),
  ('enterprise', 3, '{"zh": "企业版", "en": "Enterprise"}',
    '{"platforms": null, "languages": 20, "onlyLanguages": null, "video": true, "hdVideo": true, "crm": true,
      "reports": "weekly", "api": true, "customTemplates": true, "manager": true,
      "support": {"zh": "全天候客服", "en": "24/7 support"}}')
) as kind (code, position, name, entitlements)
join (values
  ('public', 'basic', 29900, 50, false,
    '{"zh": ["每月 50 套房源", "5 个平台", "中英双语", "月度报告"],
      "en": ["50 listings a month", "5 platforms", "Chinese and English", "Monthly report"]}'),
  ('public', 'professional', 59900, 200, true,
    '{"zh": ["每月 200 套房源", "20 个平台", "10 种语言", "视频制作", "客户管理", "全天候客服", "每周报告"],
      "en": ["200 listings a month", "20 platforms", "10 languages", "Video", "CRM", "24/7 support", "Weekly report"]}'),
  ('public', 'enterprise', 129900, null, false,
    '{"zh": ["房源不限量", "50 多个平台", "20 种语言", "定制模板", "高清视频", "开放 API", "专属客户经理"],
      "en": ["Unlimited listings", "50+ platforms", "20 languages", "Custom templates", "HD video", "API access", "A dedicated manager"]}'),
  ('member', 'basic', 9900, 10, false,
    '{"zh": ["每月 10 套房源", "5 个平台", "中英双语", "月度报告"],
      "en": ["10 listings a month", "5 platforms", "Chinese and English", "Monthly report"]}'),
  ('member', 'professional', 29900, 50, false,
    '{"zh": ["每月 50 套房源", "20 个平台", "10 种语言", "视频制作", "客户管理", "全天候客服", "每周报告"],
      "en": ["50 listings a month", "20 platforms", "10 languages", "Video", "CRM", "24/7 support", "Weekly report"]}'),
  ('member', 'enterprise', null, null, false,
    '{"zh": ["房源不限量", "50 多个平台", "20 种语言", "定制模板", "高清视频", "开放 API", "专属客户经理"],
      "en": ["Unlimited listings", "50+ platforms", "20 languages", "Custom templates", "HD video", "API access", "A dedicated manager"]}')
) as plan (list, code, price_minor, listing_quota, popular, benefits) using (code);

insert into public.quota_packs (list, code, position, name, listings, price_minor, currency)
select list, code, position, name::jsonb, listings, price_minor, 'CNY' from (values
  ('pack10', 1, '{"zh": "加量包 10 套", "en": "Pack of 10 listings"}', 10, 9900),
  ('pack50', 2, '{"zh": "加量包 50 套", "en": "Pack of 50 listings"}', 50, 29900)) as pack (code, position, name, listings, price_minor),
  (values ('public'), ('member')) as lists (list);
