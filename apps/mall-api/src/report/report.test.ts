import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { runDueJobs } from '../testing/run-jobs';

type Subject = 'product' | 'review' | 'shop';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  let operator: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp, {}, { operatorMail: 'mall@example.com' });
    mall = scene.mall;
    operator = await scene.caller();
  });

  const report = (
    subject: Subject,
    subjectId: number,
    { token = scene.shopper.token as string | undefined, text = 'It is a copy.' } = {},
  ) => mall.call('reportContent', { token, body: { subject, subjectId, reason: 'other', text } });
  const list = async (query: Record<string, string> = {}, call = operator) =>
    (await call('operatorReports', { query })).data;
  async function reported() {
    const goods = await scene.goods();
    await report('product', goods.productId);
    const [newest] = (await list()).list;
    return newest;
  }
  const decide = (id: number, body: object, call = operator) =>
    call('decideReport', { params: { id }, body: { outcome: 'upheld', note: 'Seen.', ...body } });

  describe('a shopper who reports something', () => {
    it('has one open report of it, however often it is sent', async () => {
      const { productId } = await scene.goods();
      const first = await report('product', productId);
      expectContract('reportContent', first);
      expect(await report('product', productId, { text: 'Again' })).toEqual(first);
      const answer = await operator('operatorReports', { query: { status: 'open' } });
      expectContract('operatorReports', answer);
      const own = answer.data.list.filter(
        ({ subjectId }: { subjectId: number }) => subjectId === productId,
      );
      expect(own).toMatchObject([
        { subject: 'product', goodsId: productId, text: 'It is a copy.', version: 1 },
      ]);
    });

    it('reports reviews and shops as well, which the mall finds with their goods', async () => {
      const goods = await scene.goods();
      const reviewId = await scene.review(goods);
      await report('review', reviewId);
      const review = (await list()).list[0];
      expect(review).toMatchObject({ subjectName: 'Fine', goodsId: goods.productId });
      await report('shop', review.shopId);
      expect((await list()).list[0]).toMatchObject({
        subject: 'shop',
        subjectId: review.shopId,
        subjectName: expect.any(String),
        goodsId: null,
      });
    });

    it('may report it again after the decision', async () => {
      const { id, version, subjectId } = await reported();
      await decide(id, { version, outcome: 'dismissed' });
      await report('product', subjectId);
      expect((await list()).list[0]).toMatchObject({ subjectId, status: 'open' });
    });

    it('learns nothing of what is hidden, off sale or not there', async () => {
      const goods = await scene.goods();
      const reviewId = await scene.review(goods);
      await operator('hideReview', { params: { id: reviewId }, body: { reason: 'Rude' } });
      await operator('setGoodsOnSale', {
        params: { id: goods.productId },
        body: { onSale: false },
      });
      for (const [subject, id] of [
        ['review', reviewId],
        ['product', goods.productId],
        ['shop', 999_999],
      ] as const)
        expect(await report(subject, id), subject).toMatchObject({ reason: 'not-found' });
    });

    it('has an account', async () => {
      const { productId } = await scene.goods();
      const guest = await mall.call('reportContent', {
        body: { subject: 'product', subjectId: productId, reason: 'other' },
      });
      expect(guest.code).toBe(401);
    });

    it('reports up to twenty things a day', async () => {
      const { token } = await mall.signUp();
      const answers = [];
      for (let n = 0; n < 21; n += 1)
        answers.push(await report('product', (await scene.goods()).productId, { token }));
      expect(answers.slice(0, 20).every(({ code }) => code === 200)).toBe(true);
      expect(answers.at(-1)).toMatchObject({ code: 500, reason: 'too-many-tries' });
      mall.advance(25 * 3_600_000);
      expect(await report('product', (await scene.goods()).productId, { token })).toMatchObject({
        code: 200,
      });
    });
  });

  describe('the mall', () => {
    it('is mailed once, without the words of the shopper', async () => {
      mall.advance(1000);
      await runDueJobs(mall.deps);
      const seen = mall.mails.length;
      const { subjectId, subjectName } = await reported();
      await report('product', subjectId);
      mall.advance(1000);
      await runDueJobs(mall.deps);
      const mails = mall.mails.slice(seen).filter(({ id }) => id?.startsWith('reportMade'));
      expect(mails).toMatchObject([{ to: 'mall@example.com' }]);
      expect(mails[0]?.subject).toContain(subjectName);
      expect(mails[0]?.button?.url).toContain('/reports');
      expect(JSON.stringify(mails)).not.toContain('It is a copy.');
    });

    it('decides with a note, on record', async () => {
      const { id, version } = await reported();
      const answer = await decide(id, { version });
      expectContract('decideReport', answer);
      expect(answer.data).toMatchObject({ status: 'upheld', note: 'Seen.', version: version + 1 });
      expect(answer.data.decisionTime).not.toBe(null);
      const entries = (await operator('auditLog', { query: {} })).data.list;
      expect(entries[0]).toMatchObject({
        action: 'decideReport',
        subjectType: 'report',
        subjectId: String(id),
        shopId: null,
        result: 'done',
      });
      const upheld = (await list({ status: 'upheld' })).list.map((row: { id: number }) => row.id);
      expect(upheld).toContain(id);
      const open = (await list({ status: 'open' })).list.map((row: { id: number }) => row.id);
      expect(open).not.toContain(id);
    });

    it('changes a decision only over the one that was read', async () => {
      const { id, version } = await reported();
      await decide(id, { version, outcome: 'dismissed' });
      expect(await decide(id, { version })).toMatchObject({
        reason: 'stale',
        data: { status: 'dismissed', version: version + 1 },
      });
      expect(await decide(id, { version: version + 1 })).toMatchObject({
        data: { status: 'upheld', version: version + 2 },
      });
      expect(await decide(999_999, { version: 1 })).toMatchObject({ reason: 'not-found' });
    });

    it('shows reports to nobody without the scope, and to no shop', async () => {
      const { id, version, shopId } = await reported();
      const reader = await scene.caller({ scopes: ['reports:read', 'reviews:moderate'] });
      expect((await decide(id, { version }, reader)).code).toBe(403);
      const other = await scene.caller({ scopes: ['reviews:read'] });
      expect((await other('operatorReports')).code).toBe(403);
      const shop = await scene.caller({ shopId });
      expect((await list({}, shop)).list).toEqual([]);
      expect(await decide(id, { version }, shop)).toMatchObject({ reason: 'not-found' });
    });

    it('has no report of an account that is gone', async () => {
      const { token, id } = await mall.signUp();
      await report('product', (await scene.goods()).productId, { token });
      await mall.db.deleteFrom('user_account').where('id', '=', id).execute();
      const own = (await list()).list.filter((row: { accountId: number }) => row.accountId === id);
      expect(own).toEqual([]);
    });
  });
});
