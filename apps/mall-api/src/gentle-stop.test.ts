import { steadyLoad } from '@vermilion/admission/testing/steady-load';
import { expect, onTestFinished, test } from 'vitest';
import { withPostgres } from './testing/app';
import { startServerProcess } from './testing/processes';

withPostgres((openApp) => {
  test('a process that is told to stop breaks no request off', async () => {
    const { url: database } = await openApp();
    const server = await startServerProcess(database, { MALL_STOP_DELAY: '500' });
    onTestFinished(server.kill);
    const load = steadyLoad(server.url, '/api/front/product/list', (status, text) => {
      return status === 200 && text.startsWith('{"code":200');
    });
    await load.begun;
    expect(await server.stop()).toBe(0);
    const { fine, failures } = await load.ended;
    expect(failures).toEqual([]);
    expect(fine).toBeGreaterThan(12);
  }, 60_000);
});
