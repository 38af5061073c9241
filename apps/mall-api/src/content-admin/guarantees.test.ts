import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

const fields = { name: 'Returns', content: 'Within 30 days', sort: 1 };
const translations = { fr: { name: 'Retours', content: 'Sous 30 jours' } };
let names = 0;
const named = () => ({ 'idempotency-key': `guarantee ${(names += 1)}` });

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    call = await scene.caller();
  });

  const create = async (body: object = fields, headers = named()) => {
    const answer = await call('createGuarantee', { body, headers });
    return answer.data.id as number;
  };
  const read = async (id: number) => {
    const { data } = await call('operatorGuarantees');
    return (data as { id: number }[]).find((guarantee) => guarantee.id === id);
  };
  const save = (id: number, body: object) => call('saveGuarantee', { params: { id }, body });

  describe('a guarantee', () => {
    it('is created once for each idempotency key, with its translations', async () => {
      const headers = named();
      const body = { ...fields, translations };
      const answer = await call('createGuarantee', { body, headers });
      expectContract('createGuarantee', answer);
      expect(await create(body, headers)).toBe(answer.data.id);
      const other = await call('saveGuarantee', {
        params: { id: answer.data.id },
        body: { ...fields, version: 1 },
        headers,
      });
      expect(other.code).toBe(200);
      expectContract('operatorGuarantees', await call('operatorGuarantees'));
      expect(await read(answer.data.id)).toMatchObject({ ...fields, version: 2, translations });
    });

    it('is shown to shoppers in their language at once', async () => {
      const id = await create({ ...fields, translations });
      const { productId } = await scene.goods();
      const guaranteed = { guarantee_ids: [id] };
      await scene.mall.db.updateTable('product').set(guaranteed).execute();
      const params = { id: productId };
      const headers = { 'accept-language': 'fr' };
      const shown = async () =>
        JSON.stringify((await scene.mall.call('productDetail', { params, headers })).data);
      expect(await shown()).toContain('Sous 30 jours');
      await save(id, { ...fields, version: 1, translations: { fr: { name: 'Reprise' } } });
      expect(await shown()).toContain('Reprise');
      expect(await shown()).not.toContain('Sous 30 jours');
      await call('deleteGuarantee', { params: { id }, body: { version: 2 } });
      expect(await shown()).not.toContain('Reprise');
    });

    it('is not overwritten by who has read an older version, and tells the current one', async () => {
      const id = await create();
      const first = await save(id, { ...fields, content: 'Within 60 days', version: 1 });
      expectContract('saveGuarantee', first);
      const stale = await save(id, { ...fields, name: 'Old', version: 1 });
      expect(stale).toMatchObject({
        code: 500,
        reason: 'stale',
        data: { version: 2, content: 'Within 60 days' },
      });
      const deleted = await call('deleteGuarantee', { params: { id }, body: { version: 1 } });
      expect(deleted).toMatchObject({ reason: 'stale', data: { version: 2 } });
      expect(await read(id)).toMatchObject({ name: 'Returns', version: 2 });
    });

    it('keeps one of two changes that are made at once', async () => {
      const id = await create();
      const answers = await Promise.all(
        ['A', 'B'].map((name) => save(id, { ...fields, name, version: 1 })),
      );
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
      const kept = answers.find(({ code }) => code === 200);
      expect(await read(id)).toMatchObject({ name: kept?.data.name, version: 2 });
    });

    it('tells the field that is against a rule', async () => {
      const answer = await call('createGuarantee', {
        body: { ...fields, name: 'x'.repeat(61) },
        headers: named(),
      });
      expect(answer).toMatchObject({ code: 400, field: 'name' });
    });

    it('is the mall’s: a shop reads it and does not change it', async () => {
      const id = await create();
      const shop = await scene.caller({ shopId: await scene.testMall.shop() });
      expect((await shop('operatorGuarantees')).code).toBe(200);
      const body = { ...fields, version: 1 };
      expect(await shop('saveGuarantee', { params: { id }, body })).toMatchObject({
        reason: 'not-found',
      });
      expect(await shop('createGuarantee', { body: fields, headers: named() })).toMatchObject({
        reason: 'not-found',
      });
      expect(await read(id)).toMatchObject({ version: 1 });
    });

    it('leaves an entry in the audit log for each change and refusal', async () => {
      const id = await create();
      await save(id, { ...fields, version: 1 });
      await save(id, { ...fields, version: 1 });
      const entries = (await scene.log()).filter(({ subject_id }) => subject_id === String(id));
      expect(
        entries
          .filter(({ subject_type }) => subject_type === 'guarantee')
          .map(({ action, result }) => `${action} ${result}`),
      ).toEqual(['createGuarantee done', 'saveGuarantee done', 'saveGuarantee refused']);
    });
  });
});
