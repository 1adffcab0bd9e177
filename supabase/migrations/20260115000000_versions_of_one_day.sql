-- Texts published twice on one day are two versions of that day, the second numbered: "2026-11-22.02".
alter table public.legal_versions drop constraint legal_versions_version_check;
alter table public.legal_versions add constraint legal_versions_version_check
  check (version ~ '^\d{4}-\d{2}-\d{2}(\.\d{2})?$');
alter table public.consents drop constraint consents_version_check;
alter table public.consents add constraint consents_version_check
  check (version ~ '^\d{4}-\d{2}-\d{2}(\.\d{2})?$');
