// Which modules may import which, as data for the linter. Everything not listed is forbidden.

type Module = { type: string; pattern: string; capture?: string[] };

export const modules: Module[] = [
  { type: 'contract', pattern: 'packages/contract/src' },
  { type: 'contact-details', pattern: 'packages/contact-details' },
  { type: 'certificate', pattern: 'packages/certificate' },
  { type: 'credentials', pattern: 'packages/credentials/src' },
  { type: 'emails', pattern: 'packages/emails/src' },
  { type: 'server-platform', pattern: 'apps/server/src/platform' },
  { type: 'server-feature', pattern: 'apps/server/src/features/*', capture: ['domain'] },
  { type: 'server-app', pattern: 'apps/server/src/app' },
  { type: 'server-cli', pattern: 'apps/server/src/cli' },
  { type: 'server-entry', pattern: 'apps/server/src' },
  { type: 'web-store', pattern: 'apps/web/src/store' },
  { type: 'web-ui', pattern: 'apps/web/src/ui' },
  { type: 'web-lib', pattern: 'apps/web/src/lib' },
  { type: 'web-feature', pattern: 'apps/web/src/features/*', capture: ['domain'] },
  { type: 'web-public', pattern: 'apps/web/src/public' },
  { type: 'web-app', pattern: 'apps/web/src/app' },
  { type: 'web-desk', pattern: 'apps/web/src/desk' },
  { type: 'web-worker', pattern: 'apps/web/src/service-worker' },
  { type: 'web-gallery', pattern: 'apps/web/src/gallery' },
  { type: 'db', pattern: 'db' },
  { type: 'bench', pattern: 'bench' },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'tools', pattern: 'bin' },
];

/** A module may always import from itself; a feature only from its own domain. */
const mayImport: Record<string, string[]> = {
  contract: [],
  'contact-details': [],
  certificate: [],
  credentials: [],
  emails: ['contract'],
  'server-platform': ['contract', 'db', 'emails'],
  'server-feature': [
    'contract',
    'contact-details',
    'certificate',
    'credentials',
    'db',
    'emails',
    'server-platform',
  ],
  'server-app': ['contract', 'db', 'server-platform', 'server-feature'],
  'server-cli': ['contract', 'db', 'server-platform', 'server-feature'],
  'server-entry': ['contract', 'db', 'server-platform', 'server-app', 'server-cli'],
  'web-store': [],
  'web-ui': ['web-store'],
  'web-lib': ['contract', 'web-store'],
  'web-feature': ['contract', 'credentials', 'web-store', 'web-ui', 'web-lib'],
  'web-public': ['contract', 'credentials', 'web-ui', 'web-lib', 'web-feature'],
  // Messages between the two.
  'web-app': ['contract', 'web-ui', 'web-lib', 'web-feature', 'web-worker'],
  'web-worker': ['contract'],
  // Shares nothing with the pages of students and companies.
  'web-desk': ['contract', 'web-ui', 'web-lib'],
  'web-gallery': ['web-ui'],
  db: ['contract'],
  bench: ['contract', 'db', 'server-platform', 'server-feature', 'server-app'],
  // Journeys also test web clients that have no screen.
  e2e: ['contract', 'credentials', 'db', 'server-platform', 'web-lib'],
  // The documentation is checked against the commands.
  tools: ['contract', 'db', 'server-platform', 'server-cli', 'e2e'],
};

/** Server features may import only the features below them, each through its `<domain>.public.ts`. */
const featuresBelow: Record<string, string[]> = {
  session: [],
  'contact-details': [],
  files: [],
  team: [],
  waitlist: [],
  desk: ['files', 'session', 'waitlist'],
  inquiries: [],
  notifications: [],
  record: ['contact-details'],
  reports: [],
  guardians: [],
  students: ['session', 'files'],
  companies: ['session', 'files'],
  matching: ['session', 'files', 'students', 'companies'],
  initiatives: ['session', 'team', 'files', 'students', 'companies', 'matching'],
  tasks: ['session', 'files', 'students', 'companies', 'matching', 'initiatives'],
  applications: [
    'session',
    'contact-details',
    'team',
    'files',
    'students',
    'companies',
    'matching',
    'initiatives',
    'tasks',
  ],
  rewards: ['session', 'team', 'files', 'students', 'companies', 'initiatives', 'tasks', 'applications'],
  submissions: [
    'session',
    'contact-details',
    'team',
    'files',
    'students',
    'companies',
    'matching',
    'initiatives',
    'tasks',
    'applications',
    'rewards',
  ],
  messages: [
    'session',
    'contact-details',
    'team',
    'files',
    'students',
    'companies',
    'matching',
    'initiatives',
    'tasks',
    'applications',
  ],
  home: [
    'students',
    'companies',
    'matching',
    'initiatives',
    'tasks',
    'applications',
    'submissions',
    'messages',
  ],
  shell: ['students', 'companies', 'messages', 'notifications', 'home'],
};

const element = (type: string, captured?: Record<string, string>) => ({
  element: { type, ...(captured && { captured }) },
});

export const policies = [
  ...Object.entries(mayImport).map(([from, to]) => ({
    from: element(from),
    allow: {
      to: { element: { types: { anyOf: from.endsWith('-feature') ? to : [...to, from] } } },
    },
  })),
  ...['server-feature', 'web-feature'].map((type) => ({
    from: element(type),
    allow: { to: element(type, { domain: '{{ from.element.captured.domain }}' }) },
  })),
  // The browser draws QR codes, but never loads the PDF library.
  {
    from: element('web-feature'),
    allow: { to: { ...element('certificate'), file: { path: '**/qr.ts' } } },
  },
  // Tests of a feature run against the whole app.
  {
    from: { ...element('server-feature'), file: { path: '**/*.{test,fixture}.ts' } },
    allow: { to: { ...element('server-app'), file: { path: '**/create-test-app.ts' } } },
  },
  // Tests may use the fixtures of other features.
  {
    from: { ...element('server-feature'), file: { path: '**/*.{test,fixture}.ts' } },
    allow: { to: { ...element('server-feature'), file: { path: '**/*.fixture.ts' } } },
  },
  ...Object.entries(featuresBelow).flatMap(([domain, lower]) =>
    lower.map((other) => ({
      from: element('server-feature', { domain }),
      allow: {
        to: { ...element('server-feature', { domain: other }), file: { path: `**/${other}.public.ts` } },
      },
    })),
  ),
];
