-- Who is an administrator, known without reading everybody's role: their rows are left out of the lists of whoever may not see
-- them.
create index user_roles_administrators on public.user_roles (user_id) where role = 'admin';
