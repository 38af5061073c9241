import { checkFolders, storeyRules } from './scripts/lib/storeys.mjs';

// Every import between the parts of this repository is allowed here or refused.
// See docs/decisions/010-arrows.md. A new arrow is a new word in one of these tables.

/** The packages and apps, with those that each may import. */
const workspaces = {
  'packages/admission': [],
  'packages/settings': [],
  'packages/telemetry': [],
  'packages/create-mall': [],
  'packages/input-rules': [],
  'packages/mails': [],
  'packages/api-client': [],
  'packages/design-system': [],
  'packages/mall-components': ['packages/design-system', 'packages/input-rules'],
  // its build is that of the design system
  'packages/mall-data': [
    'packages/api-client',
    'packages/design-system',
    'packages/mall-components',
  ],
  // only what its codemods were tried on
  'packages/codemods': [
    'packages/api-client',
    'packages/design-system',
    'packages/mall-components',
  ],
  'apps/mall-api': [
    'packages/admission',
    'packages/api-client',
    'packages/input-rules',
    'packages/mails',
    'packages/settings',
    'packages/telemetry',
  ],
  'apps/demo-mall': ['apps/mall-api'],
  'apps/back-office': [
    'packages/admission',
    'packages/api-client',
    'packages/design-system',
    'packages/mall-components',
    'packages/mall-data',
  ],
  // only the server part, which it serves
  'apps/storefront': [
    'apps/back-office/server',
    'packages/admission',
    'packages/api-client',
    'packages/design-system',
    'packages/mall-components',
    'packages/mall-data',
    'packages/settings',
    'packages/telemetry',
  ],
};

const router = ['react-router', 'react-router-dom'];
const react = ['react', 'react-dom'];
const query = '@tanstack/[^/]+';

/** Libraries that a workspace must not need. */
const unwanted = {
  'packages/api-client': [...router, ...react, query],
  'packages/input-rules': [...router, ...react, query],
  'packages/design-system': [...router, query, 'react-intl'],
  'packages/mall-components': [...router, query],
  'packages/mall-data': [...router, ...react, query, 'react-intl'],
  'apps/mall-api': react,
  'apps/demo-mall': react,
};

/** Folders for one router, which apps with another do not import. */
const routerFolders = '^packages/mall-components/src/(next|react-router)/';

const server = 'apps/mall-api/src';

/**
 * The domains of the server, with those that each may import. A domain may only import what stands
 * above it, so there is no circle between domains. The files beside these folders (app.ts, domains.ts …)
 * put the server together: they import every domain, and no domain imports them.
 */
const domains = {
  config: '',
  money: '',
  policy: 'money',
  tax: 'policy',
  db: 'config',
  workers: '',
  csv: '',
  terminal: '',
  images: 'policy workers',
  pdf: 'workers',
  kernel: 'config db images money pdf policy terminal',
  translation: 'config csv db kernel',
  jobs: 'config db kernel',
  metrics: 'config db jobs kernel workers',
  'rate-limit': 'db kernel',
  http: 'config db kernel money policy rate-limit',
  changes: 'db http jobs kernel',
  outbox: 'db http jobs kernel',
  mail: 'kernel outbox',
  backup: 'config',
  sms: 'config kernel outbox',
  inventory: 'db kernel translation',
  'money-check': 'db inventory',
  address: 'db http kernel',
  upload: 'db http images kernel policy workers',
  coupon: 'db http kernel money translation',
  freight: 'db http money policy',
  'stock-watch': 'db http kernel money rate-limit translation',
  listing: 'db http kernel money policy translation',
  catalog: 'coupon db freight http inventory jobs kernel listing money policy translation',
  search: 'config db jobs kernel listing',
  content: 'catalog config db http kernel listing money policy translation',
  captcha: 'db http kernel rate-limit',
  shop: 'captcha catalog config db http kernel listing translation',
  auth: 'captcha config content coupon db http jobs kernel policy rate-limit',
  social: 'auth config db http kernel rate-limit',
  user: 'auth db http kernel upload',
  collection: 'db http jobs kernel listing money translation',
  cart: 'address collection db freight http inventory jobs kernel money shop',
  ledger: 'db money policy',
  payment: 'config db freight http jobs kernel ledger money policy',
  points: 'db http jobs kernel money policy',
  order:
    'address coupon db freight http inventory jobs kernel ledger money payment points policy shop tax translation',
  visitor: 'auth db http jobs kernel money order payment points policy rate-limit',
  receipt: 'db http kernel order pdf policy tax visitor workers',
  fulfilment: 'db jobs kernel order visitor',
  review: 'db http kernel money order translation upload',
  refund:
    'coupon db http inventory jobs kernel ledger money order payment points policy upload visitor',
  operator: 'config coupon db fulfilment http inventory kernel listing money order refund',
  payout: 'db http jobs kernel ledger money money-check operator order payment',
  restored: 'config db kernel operator',
  reconciliation: 'config db kernel money operator payment payout policy restored terminal',
  staff: 'auth config db http kernel operator rate-limit',
  report: 'db http kernel operator rate-limit',
  notices:
    'config db http jobs kernel operator payment payout rate-limit receipt report translation user visitor',
  settlement: 'auth content db http jobs kernel operator rate-limit staff upload',
  media: 'config db http images jobs kernel operator restored upload workers',
  'goods-admin': 'db http jobs kernel media money operator translation',
  'goods-rows': 'db goods-admin http kernel money operator translation',
  'content-admin': 'config content db http kernel operator policy search translation',
  'account-admin': 'db http kernel operator review',
  'job-admin': 'db http jobs kernel operator',
  init: 'config content-admin db kernel money policy staff translation',
  sitemap: 'db http',
  doctor: 'config db mail media payment policy',
  admin: 'csv doctor goods-rows init kernel media reconciliation restored terminal',
  checkout:
    'address cart coupon db freight http inventory jobs kernel ledger money order payment points policy rate-limit shop tax',
  'coupon-admin': 'coupon db http kernel listing money operator translation',
  'shop-admin': 'checkout db freight http kernel media money operator policy translation',
};

/** Tests and what they share; they may import all of their workspace. */
const tests = '/testing/|\\.test\\.tsx?$';
const forTests = `^${server}/testing/|${tests}`;

const namesIn = (text) => text.split(' ').filter(Boolean);

checkFolders(server, Object.keys(domains));
checkOrder(Object.keys(domains));

function checkOrder(known) {
  known.forEach((name, at) => {
    const later = namesIn(domains[name]).find((other) => !known.slice(0, at).includes(other));
    if (later) throw new Error(`.dependency-cruiser.js: "${later}" must stand above "${name}"`);
  });
}

const anyOf = (names) => names.join('|');

const workspaceRules = Object.entries(workspaces).flatMap(([from, allowed]) => [
  {
    name: `${from} imports other workspaces`,
    severity: 'error',
    from: { path: `^${from}/` },
    to: { path: '^(apps|packages)/', pathNot: `^(${anyOf([from, ...allowed])})/` },
  },
  {
    name: `${from} needs libraries that it must not need`,
    severity: 'error',
    from: { path: `^${from}/src/`, pathNot: `${routerFolders}|^${from}/src/testing/` },
    to: { path: `(^|/node_modules/)(${anyOf(unwanted[from] ?? ['-'])})(/|$)` },
  },
]);

const domainRules = Object.entries(domains).map(([from, allowed]) => ({
  name: `${from} imports only: ${allowed || 'no other domain'}`,
  severity: 'error',
  from: { path: `^${server}/${from}/`, pathNot: forTests },
  to: { path: `^${server}/`, pathNot: `^${server}/(${anyOf([from, ...namesIn(allowed)])})/` },
}));

export default {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'workspaces import each other by their public names',
      severity: 'error',
      from: { path: '^((?:apps|packages)/[^/]+)/src/' },
      to: { path: '^(apps|packages)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    ...workspaceRules,
    ...domainRules,
    ...storeyRules(),
    {
      name: 'nothing imports the tools',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
    {
      name: 'the storefront does not import its server',
      severity: 'error',
      from: { path: '^apps/storefront/src/', pathNot: tests },
      to: { path: '^apps/storefront/server/' },
    },
    {
      name: 'the browser part of the back office does not import its server part',
      severity: 'error',
      from: { path: '^apps/back-office/src/', pathNot: tests },
      to: { path: '^apps/back-office/server/' },
    },
    {
      name: 'rules and stores do not know http',
      severity: 'error',
      from: { path: `^${server}/.*(rules|store)\\.ts$` },
      to: { path: `^${server}/http/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|storybook-static|storybook-site|test-results|\\.cache|\\.data|consumer|templates)/',
    },
    // imports of types count
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['vermilion-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
