// @vitest-environment node
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createIslandModule, islandsReady } from './island-module';

it('makes all concurrent requests wait for an island that is still loading', async () => {
  let arrive = (_module: { default: () => null }) => {};
  const code = new Promise<{ default: () => null }>((resolve) => (arrive = resolve));
  const island = createIslandModule(() => code);
  const loaded: boolean[] = [];
  const requests = [1, 2].map(async () => {
    await islandsReady();
    loaded.push(island.Component !== undefined);
  });
  await setImmediate();
  arrive({ default: () => null });
  await Promise.all(requests);
  expect(loaded).toEqual([true, true]);
});

it('tries again to load an island that failed', async () => {
  let works = false;
  createIslandModule(async () => {
    if (!works) throw new Error('disk');
    return { default: () => null };
  });
  await expect(islandsReady()).rejects.toThrow('disk');
  works = true;
  await islandsReady();
});
