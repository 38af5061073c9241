import { Problem } from '../../scripts/lib/problem.mjs';

/** Mutated files with their tests. `oneIn` is the sampling rate: parts with database tests are slow. */
export const parts = {
  money: {
    mutate: ['apps/mall-api/src/money/*.ts', 'apps/mall-api/src/coupon/rules.ts'],
    tests: [
      'apps/mall-api/src/money/*.test.ts',
      'apps/mall-api/src/coupon/rules.test.ts',
      'apps/mall-api/src/checkout/price.test.ts',
    ],
    oneIn: 1,
  },
  'return-paths': {
    mutate: ['apps/storefront/src/session/safe-return-path.ts'],
    tests: ['apps/storefront/src/session/safe-return-path.test.ts'],
    oneIn: 1,
  },
  cart: {
    // hooks and what only they use are seen by the walks alone
    mutate: [
      'apps/mall-api/src/cart/*.ts',
      'apps/storefront/src/cart/{guest-cart,merge-guest-cart,to-account-cart}.ts',
    ],
    tests: ['apps/mall-api/src/cart/*.test.ts', 'apps/storefront/src/cart/*.test.ts'],
    oneIn: 16,
  },
  checkout: {
    mutate: ['apps/mall-api/src/checkout/*.ts'],
    // without the rush of hundreds, which comes everywhere and takes long
    tests: ['apps/mall-api/src/checkout/{checkout,drafts,price,refusals,unpaid-limits}.test.ts'],
    oneIn: 16,
  },
  payment: {
    mutate: ['apps/mall-api/src/payment/*.ts'],
    tests: ['apps/mall-api/src/payment/*.test.ts'],
    oneIn: 20,
  },
  session: {
    mutate: [
      'apps/storefront/server/session.ts',
      'apps/storefront/src/{session,sign-in}/*.ts',
      '!**/messages.ts',
    ],
    tests: [
      'apps/storefront/server/session.test.ts',
      'apps/storefront/src/{session,sign-in}/*.test.ts',
      'apps/storefront/src/{session,sign-in}/*.test.tsx',
    ],
    oneIn: 6,
  },
  routing: {
    // what only a browser shows, such as scrolling, is seen by the walks
    mutate: ['apps/storefront/src/routing/*.{ts,tsx}'],
    tests: ['apps/storefront/src/routing/*.test.ts', 'apps/storefront/src/routing/*.test.tsx'],
    oneIn: 6,
  },
  'mall-data': {
    mutate: ['packages/mall-data/src/*/*.ts', '!**/testing/**'],
    tests: ['packages/mall-data/src/*/*.test.ts'],
    oneIn: 12,
  },
};

/** The parts that `--only a,b` names; without it all. */
export function chooseParts(args) {
  const at = args.indexOf('--only');
  if (at < 0) return Object.keys(parts);
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length)
    throw new Problem(
      `There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`,
    );
  return names;
}
