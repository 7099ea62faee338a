const FEATURE = '^server/features/([^/]+)/';
const WEB_FEATURE = '^web/features/([^/]+)/';
const TEST = '\\.(test|spec)\\.tsx?$';

/** Who may import what: docs in ARCHITECTURE.md. Planted violations in scripts/check.test.ts prove it fires. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract imports Zod and itself.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TEST },
      to: { pathNot: ['^contract/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'base-knows-no-feature',
      comment:
        'Platform, http and db serve every feature and know none; only the demo data is written through them.',
      severity: 'error',
      from: { path: '^server/(platform|http|db)/', pathNot: ['^server/db/demo/', TEST] },
      to: { path: '^server/features' },
    },
    {
      name: 'features-meet-through-services',
      comment: "Another feature's service, events, policy or SQL fragments; never its queries or routes.",
      severity: 'error',
      from: { path: FEATURE, pathNot: TEST },
      to: {
        path: FEATURE,
        pathNot: ['^server/features/$1/', '\\.(service|events|policy|sql)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'manifests-meet-in-one-place',
      comment: 'What a feature consists of is put together by server/features.ts.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/features\\.ts$', TEST] },
      to: { path: '\\.feature\\.ts$' },
    },
    {
      name: 'only-queries-read-sql',
      comment: 'A fragment is a condition that several queries share; nothing else is made of SQL.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['\\.(queries|sql)\\.ts$', TEST] },
      to: { path: '\\.sql\\.ts$' },
    },
    {
      name: 'only-routes-speak-http',
      severity: 'error',
      from: { path: FEATURE, pathNot: ['\\.routes\\.ts$', TEST] },
      to: { path: '^server/http/(route|reply|rate-limit|upload)\\.ts$' },
    },
    {
      name: 'web-features-do-not-meet',
      comment:
        'Screens join features. How a candidate and a score look is the same to all and stands below them.',
      severity: 'error',
      from: { path: WEB_FEATURE, pathNot: TEST },
      to: {
        path: ['^web/features/', '^web/screens/'],
        pathNot: ['^web/features/$1/', '^web/features/profiles/'],
      },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^web/(ui|lib)/', pathNot: TEST },
      to: { path: ['^web/(features|screens)/'] },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: { path: '^(contract|server|web)/', pathNot: [TEST, '^(server|web)/testing/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.react-router/', '^build/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
};
