import { build } from '../build.mjs';
import { endToEndOnPostgres, unitOnEmbedded } from './deep-tools.mjs';
import { otherNodes, underNode } from './other-nodes.mjs';
import { twice } from './second-run.mjs';
import { endToEnd } from './test-tools.mjs';

/**
 * Steps of `npm run test:deep`: what `npm test` checks, repeated on the other database, in further languages, zones
 * and apps, and under other versions of Node.
 */
export const deepSteps = [
  {
    name: 'unit and contract, embedded database',
    group: 'unit',
    exclusive: true,
    run: twice(unitOnEmbedded),
  },
  {
    name: 'end to end, further languages, zones and widths',
    group: 'e2e',
    exclusive: true,
    run: twice((context) => build().then(() => endToEnd({ ...context, depth: 'deep' }))),
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
