import { build } from '../build.mjs';
import { endToEndOnPostgres, unitOnEmbedded } from './deep-tools.mjs';
import { otherNodes, underNode } from './other-nodes.mjs';
import { twice } from './second-run.mjs';
import { steps } from './test-steps.mjs';
import { consumers, endToEnd, stories } from './test-tools.mjs';

/**
 * Steps of `npm run test:deep`: what `npm test` checks, repeated on the other database, in further languages, zones,
 * themes and apps, and under other versions of Node. In a run of everything, those that `widen` a step of `npm test`
 * are part of it, so that nothing runs twice.
 */
export const deepSteps = [
  {
    name: 'packages in new apps',
    group: 'consumer',
    needs: ['package builds'],
    run: consumers,
  },
  {
    name: 'unit and contract, embedded database',
    group: 'unit',
    exclusive: true,
    widens: 'unit and contract',
    run: twice(unitOnEmbedded),
  },
  {
    name: 'stories in all themes',
    group: 'stories',
    exclusive: true,
    run: twice(stories),
  },
  {
    name: 'end to end, further languages, zones and widths',
    group: 'e2e',
    exclusive: true,
    widens: 'end to end',
    run: twice((context) => build().then(() => endToEnd(context))),
  },
  {
    name: 'end to end, PostgreSQL',
    group: 'e2e',
    exclusive: true,
    run: twice((context) => build().then(() => endToEndOnPostgres(context))),
  },
  ...otherNodes.map((version) => ({
    name: `servers under Node ${version}`,
    group: 'node',
    exclusive: true,
    run: (context) => build().then(() => underNode(version, context)),
  })),
].map((step) => ({ ...step, command: 'npm run test:deep' }));

/**
 * Other versions of Node, and the stories in all themes, are for `npm run test:deep` alone: a run of everything has
 * little more than an hour, and `npm test` looks at the stories of each component in one theme after the other.
 */
export const deepOnly = ['node', 'stories'];

const further = deepSteps.filter(
  ({ widens, group }) => widens === undefined && !deepOnly.includes(group),
);

/**
 * Both runs in one: the steps of `npm test` in full depth, and what does not widen one of them. The long one that shares
 * the processors with others is first.
 */
export const allSteps = [
  ...further.filter(({ exclusive }) => !exclusive),
  ...steps,
  ...further.filter(({ exclusive }) => exclusive),
];
