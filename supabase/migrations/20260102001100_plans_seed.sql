-- The prices, quotas and entitlements of the product specification, section 9.
insert into public.price_lists (code) values ('public'), ('member');

insert into public.plans (list, code, position, name, price_minor, currency, listing_quota, popular, benefits) values
('public', 'basic', 1, '{"zh": "基础版", "en": "Basic"}', 29900, 'CNY', 50, false, '{
  "zh": ["每月 50 套房源", "5 个平台", "中英双语", "月度报告"],
  "en": ["50 listings a month", "5 platforms", "Chinese and English", "Monthly report"]}'),
('public', 'professional', 2, '{"zh": "专业版", "en": "Professional"}', 59900, 'CNY', 200, true, '{
  "zh": ["每月 200 套房源", "20 个平台", "10 种语言", "视频制作", "客户管理", "全天候客服", "每周报告"],
  "en": ["200 listings a month", "20 platforms", "10 languages", "Video", "CRM", "24/7 support", "Weekly report"]}'),
('public', 'enterprise', 3, '{"zh": "企业版", "en": "Enterprise"}', 129900, 'CNY', null, false, '{
  "zh": ["房源不限量", "50 多个平台", "20 种语言", "定制模板", "高清视频", "开放 API", "专属客户经理"],
  "en": ["Unlimited listings", "50+ platforms", "20 languages", "Custom templates", "HD video", "API access", "A dedicated manager"]}'),
('member', 'basic', 1, '{"zh": "基础版", "en": "Basic"}', 9900, 'CNY', 10, false, '{
  "zh": ["每月 10 套房源", "多平台文案", "邮件与短信"],
  "en": ["10 listings a month", "Copy for every platform", "Email and SMS"]}'),
('member', 'professional', 2, '{"zh": "专业版", "en": "Professional"}', 29900, 'CNY', 50, false, '{
  "zh": ["每月 50 套房源", "多平台文案", "邮件与短信"],
  "en": ["50 listings a month", "Copy for every platform", "Email and SMS"]}'),
('member', 'enterprise', 3, '{"zh": "企业版", "en": "Enterprise"}', null, 'CNY', null, false, '{
  "zh": ["房源不限量", "定制方案", "专属客户经理"],
  "en": ["Unlimited listings", "Terms made to measure", "A dedicated manager"]}');
