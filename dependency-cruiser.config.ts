import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

// The layers of the imports. Every rule that matches a file and its import holds: none replaces another.
const outside = '^(src|contract|machines|sandbox|host|tests|scripts|qa)/|^[^/]+[.]ts$';
const pathTests = '^node_modules/xstate-path-tests/';
/** Where all is joined. */
const top = 'app/|startup/(boot|main|SiteErrorPage|InsecurePage)[.]';
const npm = (...names: string[]) => `^node_modules/(${names.join('|')})/`;
const rule = (
  name: string,
  comment: string,
  from: string,
  path?: string | string[],
  pathNot?: string | string[],
): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { ...(path && { path }), ...(pathNot && { pathNot }) },
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    rule(
      'contract',
      'contract imports valibot, date-fns-tz and the checks of crypto addresses only',
      '^contract/',
      undefined,
      ['^contract/', npm('valibot', 'date-fns-tz', '@noble/hashes', '@scure/base')],
    ),
    rule('machines', 'machines import xstate and contract only', '^machines/', undefined, [
      '^(machines|contract)/',
      npm('xstate'),
    ]),
    {
      name: 'selectors-types',
      comment: 'a page uses selectors without loading the machines',
      severity: 'error',
      from: { path: '^machines/.+[.]selectors[.]ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    rule('qa', 'qa is a package of its own', '^qa/', outside, '^qa/'),
    rule('qa-entries', 'the entries of xstate-path-tests are imported only', '^(?!qa/)', '^qa/'),
    rule('host', 'host is a package of its own, which imports contract only', '^host/', outside, [
      '^host/',
      '^contract/',
    ]),
    rule('sandbox', 'the sandbox imports contract and host only', '^sandbox/', [
      '^(machines|src|tests)/',
      pathTests,
    ]),
    rule(
      'src',
      'the app imports neither sandbox, host, tests nor scripts',
      '^src/',
      '^(sandbox|host|tests|scripts)/',
    ),
    rule(
      'src-path-tests',
      'of src, the start and the report of a problem alone know xstate-path-tests',
      '^src/(?!app/|startup/boot[.]|actors/session-recording[.]|features/site/articles/Contacts[.])',
      pathTests,
    ),
    rule('ui', 'ui knows no machine, route or API', '^src/ui/', outside, '^src/(ui/|[^/]+[.]ts$)'),
    rule('storage', 'storage is the lowest layer of src', '^src/storage/', '^src/', '^src/storage/'),
    rule(
      'low',
      'this layer is below actors, components, features, shell, routes and app, and knows no view',
      '^src/(?:(?:i18n|site|api|windows|realtime|offline)/|startup/(?!boot[.]|main[.]|render[.]|page-summary[.]|(?:SiteError|Insecure)Page[.])|[^/]+[.]ts$)',
      [`^src/(actors/|components/|features/|shell/|routes/|${top})`, '[.]tsx$'],
    ),
    rule(
      'actors',
      'actors are below components, features, shell, routes and app, and know no view',
      '^src/actors/',
      `^src/(ui/|components/|features/|shell/|routes/|${top})`,
    ),
    rule(
      'components',
      'components are below features, shell, routes and app',
      '^src/components/',
      `^src/(features/|shell/|routes/|${top})`,
    ),
    rule(
      'features',
      'features are below shell, routes and app',
      '^src/features/',
      `^src/(shell/|routes/|${top})`,
    ),
    rule('shell', 'the shell is below app', '^src/shell/', `^src/(${top})`),
    rule(
      'areas',
      'an area imports no other area',
      '^src/features/([^/]+)/',
      '^src/features/',
      '^src/features/$1/',
    ),
    rule('implementations', 'actor implementations know no view', '^src/.+[.]implementations[.]ts$', [
      '^src/ui/',
      '[.]tsx$',
      npm('react', 'react-dom'),
    ]),
    rule('routes', 'routes are below app', '^src/routes/', `^src/(${top})`),
  ],
  options: {
    parser: 'swc',
    preserveSymlinks: true,
    doNotFollow: { path: '^(?:(?:qa|host)/)?node_modules/' },
    exclude: { path: '^(?:qa|host)/node_modules/|^(?!node_modules/).+[.](gen|d)[.]m?ts$|^qa/dist' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['gamehall-source', 'import', 'types', 'node', 'default'],
    },
  },
} satisfies IConfiguration;
