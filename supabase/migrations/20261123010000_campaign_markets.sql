-- Campaigns are checked in every market that has rules, not in three.
alter table public.campaigns drop constraint campaigns_market_check;
alter table public.campaigns add constraint campaigns_market_check check (market in (
  'CN', 'US', 'CA', 'UK', 'AU', 'NZ', 'JP', 'KR', 'EU/DE', 'EU/FR', 'EU/IT', 'EU/ES', 'EU/NL', 'SG', 'HK', 'TW', 'AE', 'IN'
));
