import { join } from 'node:path';
import { apiReport } from '../api-report.mjs';
import { architecture } from '../architecture.mjs';
import { packageBudget } from '../budget.mjs';
import { build } from '../build.mjs';
import { checkPackages } from '../check-packages.mjs';
import { howTo } from '../how-to.mjs';
import { checkLicenses } from '../licenses.mjs';
import { typecheck } from '../typecheck.mjs';
import { builtPackages } from './package-builds.mjs';
import { pageBudget } from './page-budgets.mjs';
import { root } from './root.mjs';
import { twice } from './second-run.mjs';
import { builtStorybook } from './storybook.mjs';
import { fromChecks, oneCheck } from './tally.mjs';
import {
  contractLint,
  counted,
  endToEnd,
  messages,
  overlays,
  stories,
  tool,
  toolHolds,
  unit,
} from './test-tools.mjs';

/** PostgreSQL where there is one, since it has concurrent connections; files that are named run on both. */
const firstDatabase = ({ postgresUrl, depth }) =>
  postgresUrl && depth === 'usual' ? 'postgres' : undefined;

/**
 * Steps of `npm test`. What only repeats them elsewhere is in `deep-steps.mjs`. A step belongs to a group of `--only`. Single-threaded steps are first and
 * run concurrently; an `exclusive` step uses all processors. `again` is a faster command to
 * reproduce a failure.
 */
export const steps = [
  { name: 'package builds', group: 'build', run: async () => counted(await builtPackages()) },
  {
    name: 'Storybook build',
    group: 'stories',
    again: 'npm run build-storybook',
    run: () => builtStorybook().then(() => oneCheck(true)),
  },
  {
    name: 'packages as published',
    group: 'build',
    needs: ['package builds'],
    again: 'npm run check-packages',
    run: async () => counted(await checkPackages()),
  },
  {
    name: 'lint',
    group: 'lint',
    again: 'npm run lint',
    run: () => toolHolds(tool('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'),
  },
  {
    name: 'arrows',
    group: 'lint',
    again: 'npm run arrows',
    run: () => {
      const cruiser = tool('dependency-cruiser', 'bin', 'dependency-cruise.mjs');
      return toolHolds(cruiser, ...'apps packages scripts tools e2e'.split(' '));
    },
  },
  {
    name: 'format',
    group: 'lint',
    again: 'npm run format:check',
    run: () =>
      toolHolds(tool('prettier', 'bin', 'prettier.cjs'), '--check', '.', '--log-level', 'warn'),
  },
  {
    name: 'licences of what is shipped',
    group: 'lint',
    again: 'npm run licenses',
    run: async () => oneCheck(checkLicenses()),
  },
  {
    name: 'contract',
    group: 'lint',
    again: 'npm run lint:contract',
    run: contractLint,
  },
  {
    name: 'app builds',
    group: 'build',
    again: 'npm run build',
    run: () => build().then(() => oneCheck(true)),
  },
  {
    name: 'package sizes',
    group: 'build',
    needs: ['package builds'],
    run: async () => counted(await packageBudget()),
  },
  {
    name: 'public surface',
    group: 'build',
    needs: ['package builds'],
    again: 'npm run api-report',
    run: async () => counted(await apiReport()),
  },
  {
    name: 'public pages within their budgets',
    group: 'build',
    needs: ['app builds'],
    run: async () => counted(pageBudget()),
  },
  { name: 'messages', group: 'lint', run: messages },
  {
    name: 'architecture picture',
    group: 'lint',
    again: 'npm run docs:architecture',
    run: async () => oneCheck(await architecture({ check: true })),
  },
  {
    name: 'generated client',
    group: 'lint',
    run: () =>
      toolHolds(join(root, 'packages', 'api-client', 'scripts', 'generate.mjs'), '--check'),
  },
  {
    name: 'how-tos',
    group: 'docs',
    again: 'npm run docs:how-to',
    run: async () => fromChecks(await howTo()),
  },
  {
    name: 'types',
    group: 'types',
    exclusive: true,
    again: 'npm run typecheck',
    run: () => typecheck(),
  },
  {
    name: 'unit and contract',
    group: 'unit',
    exclusive: true,
    run: twice((context) => unit({ ...context, databases: firstDatabase(context) })),
  },
  {
    name: 'stories',
    group: 'stories',
    exclusive: true,
    needs: ['Storybook build'],
    run: twice(stories),
  },
  {
    name: 'overlays by mouse, keys and touch',
    group: 'stories',
    exclusive: true,
    needs: ['Storybook build'],
    run: twice(overlays),
  },
  {
    name: 'end to end',
    group: 'e2e',
    exclusive: true,
    needs: ['app builds'],
    run: twice((context) => build().then(() => endToEnd(context))),
  },
];
