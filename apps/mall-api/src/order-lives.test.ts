import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { withDatabases } from './testing/app';
import { commandSequences, counted } from './testing/order-lives/commands';
import { expectGoodEnding } from './testing/order-lives/ending';
import { openScene } from './testing/order-lives/open-scene';
import { patientPolicy } from './testing/order-lives/policy';
import { TestMall } from './testing/test-mall';

/** ORDER_LIVES_SECONDS runs the test for that long, with longer sequences. */
const long = Number(process.env.ORDER_LIVES_SECONDS ?? 0);
const seconds = long || 15;
const limits = long
  ? { numRuns: 1_000_000, interruptAfterTimeLimit: long * 1000 }
  : { numRuns: 15 };

withDatabases((openApp) => {
  let testMall: TestMall;
  beforeAll(async () => {
    testMall = await TestMall.open(await openApp({ policy: patientPolicy }));
  });

  it(
    'does what its model does, in any life of orders',
    async () => {
      counted.commands = 0;
      counted.byName.clear();
      let count = 0;
      const end = performance.now() + seconds * 1000;
      await fc.assert(
        fc.asyncProperty(commandSequences(20, long ? 120 : 50), async (steps) => {
          // On a busy machine fewer sequences are run, and shrinking stops early
          if (count > 0 && performance.now() > end) return;
          count += 1;
          const { scene, model } = await openScene(testMall);
          await fc.asyncModelRun(() => ({ model, real: scene }), steps);
          await expectGoodEnding(model, scene);
        }),
        limits,
      );
      if (long) console.info(`${count} lives, ${counted.commands} commands`, counted.byName);
      expect(counted.commands).toBeGreaterThan(0);
    },
    (seconds + 120) * 1000,
  );
});
