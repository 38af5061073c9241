import { type MallClient, MallError, type OperationId, queries } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import type { AppDeps } from '../../deps/deps';
import { createQueryClient } from '../../deps/query-client';
import { createLoader } from './loader';

const failure = (operation: string) =>
  new MallError({ kind: 'transport', operation, code: 0, status: 0 });

/** A mall with some failing calls, and the errors reported to the visitor. */
function mall(failing: readonly OperationId[]) {
  const reported: unknown[] = [];
  const call = (id: string) => async () => {
    if (failing.includes(id as OperationId)) throw failure(id);
    return { list: [], total: 0 };
  };
  const api = new Proxy({} as MallClient, { get: (_, id) => call(String(id)) });
  const queryClient = createQueryClient((error) => void reported.push(error));
  // The loader uses nothing else
  const deps = { api, queries: queries(api), queryClient } as AppDeps;
  const load = createLoader(deps);
  return { load: () => load({ request: new Request('http://mall.example/') }), reported };
}

const blocks: OperationId[] = ['homeActivities', 'shopStreet', 'leaderboard'];
const frame: OperationId[] = [
  'homeIndex',
  'categoryTree',
  'recommendedProducts',
  'claimableCoupons',
];

describe('the home page', () => {
  it.each([...blocks, ...frame])('is shown without %s', async (id) => {
    const { load, reported } = mall([id]);
    expect(await load()).toBeNull();
    expect(reported).toEqual([]);
  });

  it('is an error page when none of its blocks comes', async () => {
    await expect(mall(blocks).load()).rejects.toMatchObject({ kind: 'transport' });
  });
});
