import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { sampleAddress } from '../testing/sample-address';

withDatabases((openApp) => {
  let mall: TestApp;
  beforeAll(async () => {
    mall = await openApp();
  });

  it('answers the address that is the default of its person', async () => {
    const { token } = await mall.signUp();
    expect(await mall.call('defaultAddress', { token })).toMatchObject({ code: 200, data: null });
    const saved = await mall.call('saveAddress', { token, body: sampleAddress });
    const answer = await mall.call('defaultAddress', { token });
    expect(answer.data).toMatchObject({ id: saved.data.id, isDefault: true });
    expectContract('defaultAddress', answer);
    const other = await mall.signUp();
    expect(await mall.call('defaultAddress', other)).toMatchObject({ data: null });
  });
});
