import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { withDatabases, type TestApp } from './testing/app';
import { counted, lives } from './testing/order-lives/commands';
import { expectGoodEnding } from './testing/order-lives/ending';
import { patientPolicy, Scene } from './testing/order-lives/scene';
import { TestMall } from './testing/test-mall';

/** ORDER_LIVES_SECONDS lets the test look for so long. */
const seconds = Number(process.env.ORDER_LIVES_SECONDS ?? 0);
const limits = seconds
  ? { numRuns: 1_000_000, interruptAfterTimeLimit: seconds * 1000 }
  : { numRuns: 15, interruptAfterTimeLimit: 18_000 };
const PATIENCE = 120_000;

withDatabases((openApp) => {
  let testMall: TestMall;
  beforeAll(async () => {
    const mall: TestApp = await openApp({ policy: patientPolicy });
    testMall = await TestMall.open(mall);
  });

  it(
    'does what its model does, in any life of orders',
    async () => {
      counted.commands = 0;
      counted.byName.clear();
      let count = 0;
      await fc.assert(
        fc.asyncProperty(lives(20, seconds ? 120 : 50), async (steps) => {
          count += 1;
          const { scene, model } = await Scene.open(testMall);
          await fc.asyncModelRun(() => ({ model, real: scene }), steps);
          await expectGoodEnding(model, scene);
        }),
        limits,
      );
      if (seconds) console.info(`${count} lives, ${counted.commands} commands`, counted.byName);
      expect(counted.commands).toBeGreaterThan(count);
    },
    PATIENCE + seconds * 1000,
  );
});
