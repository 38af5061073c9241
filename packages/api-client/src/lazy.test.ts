import { describe, expect, it } from 'vitest';
import { createMallClient } from './client';
import { operationTable } from './generated/operations.gen';
import { publicReads } from './generated/public-reads.gen';
import { createLazyMallClient, lazyQueries } from './lazy';
import { queries } from './queries';
import { fakeServer, success } from './testing/fake-server';

describe('lazy', () => {
  it('has the rows of the table for what anybody may read, and no others', () => {
    for (const [id, row] of Object.entries(publicReads))
      expect(operationTable).toHaveProperty(id, row);
    expect(publicReads).toHaveProperty('productDetail');
    expect(publicReads).not.toHaveProperty('cartList');
    expect(publicReads).not.toHaveProperty('logout');
  });

  it.each(['productDetail', 'orderDetail'] as const)(
    'sends %s as the whole client does',
    async (id) => {
      const sent = [];
      for (const create of [createMallClient, createLazyMallClient]) {
        const server = fakeServer(success({ id: 7 }));
        const client = create({
          baseUrl: 'http://mall.test',
          fetch: server.fetch,
          token: () => 't',
        });
        const args = { id: 7, orderNo: 'SH1' };
        expect(await client[id](args)).toEqual({ id: 7 });
        expect((await client.call(id, args)).data).toEqual({ id: 7 });
        sent.push(server.received.map(({ url, method }) => [method, url]));
      }
      expect(sent[1]).toEqual(sent[0]);
    },
  );

  it('knows no call that the contract has not, and is no promise', async () => {
    const client = createLazyMallClient({ baseUrl: '' });
    expect(await client).toBe(client);
    const unknown = client as unknown as Record<string, () => Promise<unknown>>;
    await expect(unknown.nothing?.()).rejects.toThrow(TypeError);
  });

  it('makes the queries of the whole client', async () => {
    const server = fakeServer(success([{ id: 1 }]));
    const client = createLazyMallClient({ baseUrl: 'http://mall.test', fetch: server.fetch });
    const made = lazyQueries(client);
    const whole = queries(createMallClient({ baseUrl: '' }));
    expect(made.reviewSummary({ id: 7 }).queryKey).toEqual(whole.reviewSummary({ id: 7 }).queryKey);
    expect(made.addressList().queryKey).toEqual(whole.addressList().queryKey);
    expect(await made.categoryTree().queryFn()).toEqual([{ id: 1 }]);
  });

  it('says that the server was not reached when the table does not come, and asks for it again', async () => {
    const server = fakeServer(success({ id: 7 }));
    let isOffline = true;
    const client = createLazyMallClient({
      baseUrl: 'http://mall.test',
      fetch: server.fetch,
      guard: (load) => () => (isOffline ? Promise.reject(new TypeError('no module')) : load()),
    });
    await expect(client.orderDetail({ orderNo: 'SH1' })).rejects.toMatchObject({
      kind: 'transport',
      operation: 'orderDetail',
    });
    isOffline = false;
    expect(await client.orderDetail({ orderNo: 'SH1' })).toEqual({ id: 7 });
  });
});
