-- What a line of a price list tells of is data: benefits gain `features`, a key a line (contract/plan.ts) or null, so that every screen
-- says by one table what is not there yet. Versions that were written are told by their words this once.
alter table public.plans disable trigger plans_stay;
update public.plans set benefits = benefits || jsonb_build_object('features', (
  select jsonb_agg(case
      when line ~* '高清|\mHD\M' then 'hdVideo'
      when line ~* '视频(?!脚本)|\mvideos?\M(?! scripts?)' then 'video'
      when line ~* '\mAPI\M' then 'api'
      when line ~* '模板|\mtemplates?\M' then 'customTemplates'
      when line ~* '[种门]语言|双语|\mlanguages?\M' then 'languages'
      when line ~* '平台|\mplatforms?\M' then 'platforms'
      when line ~* '客户管理|\mCRM\M' then 'crm'
      when line ~* '报告|\mreports?\M' then 'reports'
      when line ~* '客户经理|\mmanager\M' then 'manager'
      when line ~* '客服|\msupport\M' then 'support'
      when line ~* '房源|\mlistings?\M' then 'listings'
    end order by at)
  from jsonb_array_elements_text(benefits -> 'zh') with ordinality as given (line, at)))
where not benefits ? 'features';
alter table public.plans enable trigger plans_stay;
