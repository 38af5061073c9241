import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = scene.mall;
  });

  it('shows a new key once, and keeps its hash', async () => {
    const call = await scene.caller();
    const answer = await call('createOperatorKey', {
      body: { name: ' Warehouse ', scopes: ['orders:ship', 'orders:ship'] },
    });
    expectContract('createOperatorKey', answer);
    const { id, key } = answer.data;
    expect(key).toMatch(/^vmo_[0-9a-f]{48}$/);
    const self = await mall.call('operatorSelf', { key });
    expectContract('operatorSelf', self);
    expect(self.data).toMatchObject({
      id,
      name: 'Warehouse',
      hint: key.slice(0, 8),
      scopes: ['orders:ship'],
      shopId: null,
      revokeTime: null,
      lastUsedTime: expect.any(String),
    });
    const { rows } = await sql`select * from operator_key`.execute(mall.db);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(mall.logs.join()).not.toContain(key.slice(4));
  });

  it('lists keys, and ends one at once and for good', async () => {
    const call = await scene.caller();
    const { id, key } = await scene.key();
    const list = await call('operatorKeys');
    expectContract('operatorKeys', list);
    expect(list.data.list[0]).toMatchObject({ id, lastUsedTime: null });
    const revoke = () => call('revokeOperatorKey', { params: { id } });
    expect((await mall.call('operatorSelf', { key })).code).toBe(200);
    expectContract('revokeOperatorKey', await revoke());
    expect((await mall.call('operatorSelf', { key })).code).toBe(401);
    expect((await revoke()).code).toBe(200);
    const entries = (await scene.log()).filter(({ subject_id }) => subject_id === String(id));
    expect(entries).toMatchObject([{ action: 'revokeOperatorKey', subject_type: 'key' }]);
  });

  it('gives no more than its maker has', async () => {
    const shopId = await scene.testMall.shop();
    const scopes = ['keys:manage', 'orders:read'];
    const ofShop = await scene.caller({ scopes, shopId });
    const make = (body: object) => ofShop('createOperatorKey', { body: { name: 'New', ...body } });
    expect(await make({ scopes: ['orders:ship'] })).toMatchObject({ code: 403 });
    const other = await scene.testMall.shop();
    expect(await make({ scopes, shopId: other })).toMatchObject({ code: 500 });
    const { key } = (await make({ scopes })).data;
    expect((await mall.call('operatorSelf', { key })).data).toMatchObject({ shopId, scopes });
    const foreign = await scene.key();
    expect((await ofShop('revokeOperatorKey', { params: { id: foreign.id } })).code).toBe(500);
    expect((await mall.call('operatorSelf', { key: foreign.key })).code).toBe(200);
    expect((await make({ scopes: ['orders:fly'] })).code).toBe(400);
    const mallCaller = await scene.caller();
    const nowhere = { name: 'New', scopes, shopId: 999_999 };
    expect((await mallCaller('createOperatorKey', { body: nowhere })).code).toBe(500);
  });

  it('notes the use of a key once a minute', async () => {
    const { id, key } = await scene.key();
    const used = async () => {
      await mall.call('operatorSelf', { key });
      const row = mall.db.selectFrom('operator_key').select('last_used_at').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).last_used_at?.getTime() ?? 0;
    };
    const first = await used();
    expect(await used()).toBe(first);
    mall.advance(61_000);
    expect(await used()).toBeGreaterThan(first);
  });

  it('limits the calls of each key', async () => {
    const load = { ...defaultPolicy.load, perKeyMinute: 3 };
    const strict = await OperatorScenario.openMall((options) =>
      openApp({ ...options, policy: { ...options?.policy, load } }),
    );
    const [one, other] = [await strict.caller(), await strict.caller()];
    const codes = [];
    for (let call = 0; call < 4; call += 1) codes.push((await one('operatorSelf')).code);
    expect(codes).toEqual([200, 200, 200, 429]);
    expect((await other('operatorSelf')).code).toBe(200);
  });

  it('keeps a log that nobody changes, with what was refused, and shows each shop its own', async () => {
    const [mine, theirs] = [await scene.goods(), await scene.goods()];
    const mallCaller = await scene.caller();
    const ofShop = await scene.caller({ shopId: mine.shopId });
    const close = (id: number) => ({ params: { id }, body: { open: false } });
    await mallCaller('setShopOpen', close(mine.shopId));
    await mallCaller('setShopOpen', close(mine.shopId));
    await mallCaller('setShopOpen', close(theirs.shopId));
    await ofShop('setShopOpen', close(theirs.shopId));
    const answer = await ofShop('auditLog');
    expectContract('auditLog', answer);
    const rows = answer.data.list.map(({ subjectId, result, keyName }: Record<string, unknown>) => [
      subjectId,
      result,
      keyName,
    ]);
    expect(rows).toEqual([
      [String(theirs.shopId), 'refused', 'Test'],
      [String(mine.shopId), 'done', null],
    ]);
    const { data } = await mallCaller('auditLog');
    expect(data.list[0].keyName).toBe('Test');
    const { keyId } = data.list[0];
    expect((await mallCaller('auditLog', { query: { keyId } })).data.total).toBe(1);
    for (const change of [
      sql`update audit_entry set result = 'refused'`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
    ]) {
      await expect(change.execute(mall.db)).rejects.toThrow('append-only');
    }
  });
});
