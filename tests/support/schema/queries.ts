/** What a database is, asked of its catalogs: each query answers one line a fact, with the object it belongs to. */

/** Everybody's schemas but PostgreSQL's own and the books of what was applied. */
const OURS = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'supabase_migrations', 'listcast_system')`;
const NOT_OF_AN_EXTENSION = (catalog: string, oid: string) =>
  `not exists (select from pg_depend x where x.classid = '${catalog}'::regclass and x.objid = ${oid} and x.deptype = 'e')`;

/** Who may do what, one line a role; an empty list and the default one are the same rights. */
const grants = (acl: string, kind: string, owner: string) => `
  (select coalesce(string_agg(line, '; ' order by line), 'nobody') from (
    select role || ': ' || string_agg(privilege || given, ', ' order by privilege) as line from (
      select case when a.grantee = 0 then 'public' when a.grantee = ${owner} then 'owner' else pg_get_userbyid(a.grantee) end as role,
        lower(a.privilege_type) as privilege, case when a.is_grantable and a.grantee <> ${owner} then ' with grant option' else '' end as given
      from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) a) as one
    group by role) as lines)`;

const ownerOf = (oid: string) =>
  `case when ${oid} = (select oid from pg_roles where rolname = current_user) then 'owner' else pg_get_userbyid(${oid}) end`;

const table = `format('table %I.%I', n.nspname, c.relname)`;
const ofTable = (alias: string) =>
  `join pg_class c on c.oid = ${alias} join pg_namespace n on n.oid = c.relnamespace and ${OURS}`;
const said = (catalog: string, oid: string, part: string) =>
  `coalesce(' -- ' || ${part ? `col_description(${oid}, ${part})` : `obj_description(${oid}, '${catalog}')`}, '')`;

export const QUERIES: readonly string[] = [
  `select format('schema %I', n.nspname) as place, unnest(array[
      'owner ' || ${ownerOf("n.nspowner")}, 'grants ' || ${grants("n.nspacl", "n", "n.nspowner")} || ${said("pg_namespace", "n.oid", "")}]) as line
    from pg_namespace n where ${OURS}`,
  `select 'default privileges' as place, format('in %s to %s of %s: %s', coalesce(n.nspname, 'every schema'),
      case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else d.defaclobjtype::text end,
      ${ownerOf("d.defaclrole")},
      (select string_agg(case a.grantee when 0 then 'public' else pg_get_userbyid(a.grantee) end || ' ' || lower(a.privilege_type), ', '
        order by a.grantee = 0, pg_get_userbyid(a.grantee), a.privilege_type) from aclexplode(d.defaclacl) a)) as line
    from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace`,
  `select 'extension ' || e.extname as place, 'in ' || n.nspname as line
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace`,
  `select format('collation %I.%I', n.nspname, l.collname) as place, format('provider %s, locale %s, deterministic %s, owner %s',
      l.collprovider, coalesce(to_jsonb(l) ->> 'colllocale', to_jsonb(l) ->> 'colliculocale', l.collcollate), l.collisdeterministic,
      ${ownerOf("l.collowner")}) as line
    from pg_collation l join pg_namespace n on n.oid = l.collnamespace and ${OURS}`,
  `select format('type %I.%I', n.nspname, t.typname) as place, unnest(array[
      case t.typtype when 'e' then 'enum ' || (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)
          from pg_enum e where e.enumtypid = t.oid)
        when 'd' then 'domain ' || format_type(t.typbasetype, t.typtypmod) || case when t.typnotnull then ' not null' else '' end
          || coalesce(' default ' || t.typdefault, '') || coalesce((select string_agg(' ' || k.conname || ' ' || pg_get_constraintdef(k.oid), ''
          order by k.conname) from pg_constraint k where k.contypid = t.oid), '')
        else 'kind ' || t.typtype::text end || ${said("pg_type", "t.oid", "")},
      'grants ' || ${grants("t.typacl", "T", "t.typowner")}]) as line
    from pg_type t join pg_namespace n on n.oid = t.typnamespace and ${OURS}
    where t.typtype in ('e', 'd', 'r', 'm') and ${NOT_OF_AN_EXTENSION("pg_type", "t.oid")}`,
  `select format('sequence %I.%I', n.nspname, c.relname) as place, unnest(array[
      format('%s from %s by %s within %s and %s, cache %s%s', format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax,
        s.seqcache, case when s.seqcycle then ', cycles' else '' end) || ${said("pg_class", "c.oid", "")},
      'of ' || coalesce((select format('%s.%I', d.refobjid::regclass, a.attname) from pg_depend d
        join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')), 'no column'),
      'owner ' || ${ownerOf("c.relowner")}, 'grants ' || ${grants("c.relacl", "s", "c.relowner")}]) as line
    from pg_sequence s ${ofTable("s.seqrelid")}`,
  `select ${table} as place, unnest(array[
      format('is %s%s, access %s, options %s, replica identity %s', case c.relkind when 'r' then 'a table' when 'p' then 'partitioned'
        when 'v' then 'a view' when 'm' then 'a materialized view' else c.relkind::text end, case c.relpersistence when 'p' then ''
        else ' of persistence ' || c.relpersistence::text end, coalesce((select amname from pg_am where oid = c.relam), 'none'),
        coalesce(c.reloptions::text, 'none'), c.relreplident) || ${said("pg_class", "c.oid", "")},
      'row-level security ' || case when c.relforcerowsecurity then 'forced' when c.relrowsecurity then 'on' else 'off' end,
      'owner ' || ${ownerOf("c.relowner")}, 'grants ' || ${grants("c.relacl", "r", "c.relowner")},
      'column order ' || (select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
      'inherits ' || (select string_agg(i.inhparent::regclass::text, ', ' order by i.inhseqno) from pg_inherits i where i.inhrelid = c.oid),
      'partition ' || pg_get_expr(c.relpartbound, c.oid),
      case when c.relkind in ('v', 'm') then 'view ' || pg_get_viewdef(c.oid) end]) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and ${OURS}
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${NOT_OF_AN_EXTENSION("pg_class", "c.oid")}`,
  `select ${table} as place, format('column %I %s', a.attname, format_type(a.atttypid, a.atttypmod))
      || case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation else '' end
      || case when a.attnotnull then ' not null' else '' end
      || case a.attidentity when 'a' then ' identity always' when 'd' then ' identity by default' else '' end
      || case when d.oid is null then '' when a.attgenerated = '' then ' default ' || pg_get_expr(d.adbin, d.adrelid)
        else ' generated ' || a.attgenerated::text || ' ' || pg_get_expr(d.adbin, d.adrelid) end
      || case when a.attstorage <> t.typstorage then ' storage ' || a.attstorage::text else '' end
      || case when a.attcompression <> '' then ' compression ' || a.attcompression::text else '' end
      || coalesce(' statistics ' || nullif(a.attstattarget, -1), '') || coalesce(' options ' || a.attoptions::text, '')
      || ${said("", "c.oid", "a.attnum")} as line
    from pg_attribute a ${ofTable("a.attrelid")} join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped`,
  `select ${table} as place, format('column %I grants ', a.attname)
      || (select string_agg(case x.grantee when 0 then 'public' else pg_get_userbyid(x.grantee) end || ' ' || lower(x.privilege_type)
        || case when x.is_grantable then ' with grant option' else '' end, ', '
        order by pg_get_userbyid(x.grantee), x.privilege_type) from aclexplode(a.attacl) x) as line
    from pg_attribute a ${ofTable("a.attrelid")} where a.attacl is not null and a.attnum > 0 and not a.attisdropped`,
  // a check that stands in a column's line is named by PostgreSQL: names are compared too
  `select ${table} as place, format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid))
      || case when k.convalidated then '' else ' not valid' end || ${said("pg_constraint", "k.oid", "")} as line
    from pg_constraint k ${ofTable("k.conrelid")} where k.contype <> 't'`,
  `select ${table} as place, pg_get_indexdef(i.indexrelid) || case when i.indisprimary then ' primary' else '' end
      || case when i.indisclustered then ' clustered' else '' end || case when i.indisreplident then ' replica identity' else '' end
      || case when i.indisvalid then '' else ' invalid' end
      || coalesce((select ' statistics ' || string_agg(a.attnum || ' ' || a.attstattarget, ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = i.indexrelid and a.attstattarget >= 0), '') || ${said("pg_class", "i.indexrelid", "")} as line
    from pg_index i ${ofTable("i.indrelid")} where c.relkind in ('r', 'p', 'm')`,
  `select ${table} as place, format('policy %I %s for %s to %s using (%s) with check (%s)', p.polname,
      case when p.polpermissive then 'permits' else 'restricts' end, p.polcmd, (select string_agg(case r when 0 then 'public'
        else pg_get_userbyid(r) end, ', ' order by pg_get_userbyid(r)) from unnest(p.polroles) as r),
      coalesce(pg_get_expr(p.polqual, p.polrelid), ''), coalesce(pg_get_expr(p.polwithcheck, p.polrelid), ''))
      || ${said("pg_policy", "p.oid", "")} as line
    from pg_policy p ${ofTable("p.polrelid")}`,
  `select ${table} as place, pg_get_triggerdef(g.oid) || case g.tgenabled when 'O' then '' else ' enabled ' || g.tgenabled::text end
      || ${said("pg_trigger", "g.oid", "")} as line
    from pg_trigger g ${ofTable("g.tgrelid")} where not g.tgisinternal`,
  // what an end takes along goes in the order of these triggers' names, which is the order of their making
  `select format('table %s', k.confrelid::regclass) as place, 'referenced in turn by ' || string_agg(k.conrelid::regclass || '.' || k.conname,
      ', ' order by g.tgname) as line
    from pg_trigger g join pg_constraint k on k.oid = g.tgconstraint and g.tgrelid = k.confrelid and k.contype = 'f'
    join pg_proc f on f.oid = g.tgfoid and f.proname like '%\\_del' ${ofTable("g.tgrelid")} group by k.confrelid`,
  `select ${table} as place, pg_get_statisticsobjdef(s.oid) || ${said("pg_statistic_ext", "s.oid", "")} as line
    from pg_statistic_ext s ${ofTable("s.stxrelid")}`,
  `select ${table} as place, 'rule ' || pg_get_ruledef(r.oid) as line
    from pg_rewrite r ${ofTable("r.ev_class")} where r.rulename <> '_RETURN'`,
  `select format('function %s', p.oid::regprocedure) as place, unnest(array['owner ' || ${ownerOf("p.proowner")},
      'grants ' || ${grants("p.proacl", "f", "p.proowner")},
      case p.prokind when 'a' then 'aggregate' else pg_get_functiondef(p.oid) end || ${said("pg_proc", "p.oid", "")}]) as line
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace and ${OURS}
    where ${NOT_OF_AN_EXTENSION("pg_proc", "p.oid")}`,
  `select 'event trigger ' || e.evtname as place, format('on %s calls %s, enabled %s', e.evtevent, e.evtfoid::regproc, e.evtenabled) as line
    from pg_event_trigger e`,
  `select 'publication ' || p.pubname as place, coalesce(t.schemaname || '.' || t.tablename, 'of nothing') as line
    from pg_publication p left join pg_publication_tables t on t.pubname = p.pubname`,
];

/** Tables whose rows are compared, with their columns that hold a moment: those differ each time. */
export const TABLES = `
  select n.nspname as schema, c.relname as name, format('table %I.%I', n.nspname, c.relname) as place,
    coalesce((select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.atttypid in ('timestamptz'::regtype, 'timestamp'::regtype)), '{}') as moments
  from pg_class c join pg_namespace n on n.oid = c.relnamespace and ${OURS}
  where c.relkind in ('r', 'p') order by 1, 2`;
