import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { type Applicant, ApplicationScenario } from '../testing/application-scenario';
import { expectContract } from '../testing/contract-check';
import { runDueJobs } from '../testing/run-jobs';
import { changeTranslations, textsOf } from '../translation/store';
import { approveApplication, refuseApplication } from './decide';

withDatabases((openApp) => {
  let mall: TestApp;
  let scene: ApplicationScenario;
  let ann: Applicant;
  let ben: Applicant;
  beforeAll(async () => {
    mall = await openApp();
    scene = await ApplicationScenario.fill(mall);
    [ann, ben] = [await mall.signUp(), await mall.signUp()];
  });
  const withId = (id: number) => ({ params: { id } });
  const approve = (id: number) => approveApplication(mall.deps, { id });
  const refuse = (id: number) =>
    refuseApplication(mall.deps, { id, reason: 'The licence is old.' });

  it('tells what shops agree to, without what a page must not run', async () => {
    const agreement = '<p>Be fair.</p><script>alert(1)</script>';
    await mall.db
      .insertInto('agreement_version')
      .values({ kind: 'settlement', number: 1, text: agreement, effective_from: new Date(0) })
      .execute();
    const answer = await mall.call('settlementAgreement');
    expectContract('settlementAgreement', answer);
    expect(answer.data).toEqual({ agreement: '<p>Be fair.</p>', reviewDays: 15 });
    const [source] = await textsOf(mall.db, 'agreement');
    const text = '<p>Sois juste.</p>';
    await changeTranslations(mall.db, [
      { kind: 'agreement', source: source?.text ?? '', language: 'fr', text },
    ]);
    const french = await mall.call('settlementAgreement', {
      headers: { 'accept-language': 'fr' },
    });
    expect(french.data.agreement).toBe(text);
  });

  it('takes an application with a code of the mailbox, and shows it to its applicant alone', async () => {
    const answer = await scene.apply(ann, { name: '  Ann’s\u202e  shop ' });
    expectContract('applyAsMerchant', answer);
    const page = await scene.call('merchantApplications', ann);
    expectContract('merchantApplications', page);
    const [application] = page.data.list;
    expect(application).toMatchObject({
      name: 'Ann’s shop',
      auditStatus: 1,
      denialReason: null,
      withdrawn: false,
      shopId: null,
      handlingFee: 5,
      countryCode: '1',
      phone: '5550100',
      email: ann.email,
    });
    expect(JSON.parse(application.qualificationPicture)).toHaveLength(1);
    const own = await scene.call('merchantApplication', ann, withId(application.id));
    expectContract('merchantApplication', own);
    expect(own.data).toEqual(application);
    for (const operation of [
      'merchantApplication',
      'withdrawMerchantApplication',
      'takeShopKey',
    ] as const) {
      const foreign = await scene.call(operation, ben, withId(application.id));
      expect(foreign).toMatchObject({ code: 500, data: null });
    }
    const body = await scene.fields(ben);
    const change = { ...withId(application.id), body };
    expect((await scene.call('changeMerchantApplication', ben, change)).code).toBe(500);
    expect(await scene.list(ben)).toEqual([]);
    expect((await mall.call('merchantApplications')).code).toBe(401);
  });

  describe('refuses', () => {
    const refused = async (more: object) => scene.apply(ann, more);
    it.each([
      ['no name', { name: '' }],
      ['a name of blanks', { name: '\u200b ' }],
      ['no person', { realName: '' }],
      ['no address', { address: '' }],
      ['an unknown trade', { categoryId: 99 }],
      ['an unknown type', { typeId: 99 }],
      ['a phone of letters', { phone: 'call me' }],
      ['no picture', { qualificationPicture: '[]' }],
      ['a picture of elsewhere', { qualificationPicture: '["https://evil.example/x.png"]' }],
      ['what is no list', { qualificationPicture: '{}' }],
      ['what is no JSON', { qualificationPicture: 'x.png' }],
      ['a code of letters', { captcha: 'abcdef' }],
    ])('%s', async (_, more) => {
      expect(await refused({ captcha: '123456', ...more })).toMatchObject({
        code: 400,
        data: null,
      });
    });

    it('eleven pictures, and those of somebody else', async () => {
      const own = await Promise.all(Array.from({ length: 11 }, () => scene.picture(ann)));
      const foreign = [await scene.picture(ben)];
      for (const list of [own, foreign])
        expect(
          (await refused({ captcha: '123456', qualificationPicture: JSON.stringify(list) })).code,
        ).toBe(400);
      const ten = { qualificationPicture: JSON.stringify(own.slice(0, 10)) };
      expect((await scene.apply(ann, ten)).code).toBe(200);
    });

    it('a code that is wrong, or was for another mailbox', async () => {
      const wrong = { code: 500, reason: 'wrong-code' };
      expect(await refused({ captcha: '000000' })).toMatchObject(wrong);
      const captcha = await scene.code(ben.email);
      expect(await refused({ email: ann.email, captcha })).toMatchObject(wrong);
    });

    it('who has no account', async () => {
      const visitor = await mall.call('registerVisitor', {
        body: { email: 'passing@example.com', countryCode: '', phone: '' },
      });
      const body = { ...(await scene.fields(ann)), captcha: '123456' };
      const answer = await mall.call('applyAsMerchant', { token: visitor.data.token, body });
      expect(answer.code).toBe(403);
      expect((await mall.call('applyAsMerchant', { body })).code).toBe(401);
    });

    it('the name of a shop before the code is used up, and its address after', async () => {
      const cleo = await mall.signUp();
      await approve(await scene.applied(cleo, { name: 'Kiln' }));
      const captcha = await scene.code(ann.email);
      expect(await refused({ name: 'KILN', captcha })).toMatchObject({ reason: 'shop-name-taken' });
      const email = cleo.email;
      expect(await refused({ email, captcha: '000000' })).toMatchObject({ reason: 'wrong-code' });
      expect(await refused({ email })).toMatchObject({ reason: 'shop-email-taken' });
    });

    it('more than may wait, until one is decided about', async () => {
      const dora = await mall.signUp();
      for (let n = 0; n < 3; n += 1) await scene.applied(dora);
      expect(await scene.apply(dora)).toMatchObject({ reason: 'applications-waiting' });
      const [{ id }] = await scene.list(dora);
      expect(
        expectContract(
          'withdrawMerchantApplication',
          await scene.call('withdrawMerchantApplication', dora, withId(id)),
        ),
      ).toBeUndefined();
      expect((await scene.apply(dora)).code).toBe(200);
    });

    it('one account that sends all day', async () => {
      const eve = await mall.signUp();
      const body = { ...(await scene.fields(eve)), captcha: '000000' };
      const answers = [];
      for (let n = 0; n < 21; n += 1)
        answers.push(await scene.call('applyAsMerchant', eve, { body }));
      expect(answers.at(-1)).toMatchObject({ reason: 'too-many-tries' });
    });
  });

  it('sends what is sent twice once', async () => {
    const fred = await mall.signUp();
    const body = { ...(await scene.fields(fred)), captcha: await scene.code(fred.email) };
    const headers = { 'idempotency-key': 'one' };
    const send = () => scene.call('applyAsMerchant', fred, { body, headers });
    const wrong = { ...body, captcha: '000000' };
    expect(await scene.call('applyAsMerchant', fred, { body: wrong, headers })).toMatchObject({
      reason: 'wrong-code',
    });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set([...answers, await send()].map(({ code }) => code))).toEqual(new Set([200]));
    expect(await scene.list(fred)).toHaveLength(1);
    const other = { ...body, name: 'Another' };
    expect(await scene.call('applyAsMerchant', fred, { body: other, headers })).toMatchObject({
      code: 400,
    });
  });

  it('changes what waits, and asks for a code when the address is another', async () => {
    const gus = await mall.signUp();
    const id = await scene.applied(gus);
    const fields = await scene.fields(gus, { name: 'Gus & Sons' });
    const change = (body: object) =>
      scene.call('changeMerchantApplication', gus, { ...withId(id), body });
    expectContract('changeMerchantApplication', await change(fields));
    expect(await scene.list(gus)).toMatchObject([{ id, name: 'Gus & Sons', auditStatus: 1 }]);
    const moved = { ...fields, email: `new-${gus.email}` };
    expect(await change(moved)).toMatchObject({ reason: 'wrong-code' });
    expect((await change({ ...moved, captcha: await scene.code(moved.email) })).code).toBe(200);
    expect(await scene.list(gus)).toMatchObject([{ id, email: moved.email }]);
  });

  it('is refused with a reason that the applicant reads by mail too, and sent again', async () => {
    const hana = await mall.signUp();
    const id = await scene.applied(hana);
    expect(await refuse(id)).toBe(true);
    expect(await refuse(id)).toBe(false);
    expect(await approve(id)).toBeUndefined();
    await runDueJobs(mall.deps);
    const mails = mall.mails.filter(({ to, code }) => to === hana.email && !code);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('The licence is old.');
    expect(await scene.list(hana)).toMatchObject([
      { auditStatus: 3, withdrawn: false, denialReason: 'The licence is old.' },
    ]);
    const body = await scene.fields(hana);
    await scene.call('changeMerchantApplication', hana, { ...withId(id), body });
    expect(await scene.list(hana)).toMatchObject([{ id, auditStatus: 1, denialReason: null }]);
  });

  it('is withdrawn until it is decided about, and may be sent again', async () => {
    const ida = await mall.signUp();
    const id = await scene.applied(ida);
    const withdraw = () => scene.call('withdrawMerchantApplication', ida, withId(id));
    expect([await withdraw(), await withdraw()].map(({ code }) => code)).toEqual([200, 200]);
    expect(await scene.list(ida)).toMatchObject([{ auditStatus: 3, withdrawn: true }]);
    expect(await refuse(id)).toBe(false);
    const body = await scene.fields(ida);
    await scene.call('changeMerchantApplication', ida, { ...withId(id), body });
    await approve(id);
    expect(await withdraw()).toMatchObject({ code: 500 });
    const again = await scene.call('changeMerchantApplication', ida, { ...withId(id), body });
    expect(again).toMatchObject({ code: 500 });
  });

  it('opens a shop, once, with a key of its own that is shown once', async () => {
    const jo = await mall.signUp();
    const id = await scene.applied(jo, { name: 'Jo’s' });
    const take = () => scene.call('takeShopKey', jo, withId(id));
    expect(await take()).toMatchObject({ code: 500 });
    const [first, second] = await Promise.all([approve(id), approve(id)]);
    expect(first?.shopId).toBe(second?.shopId);
    expect([first?.isNew, second?.isNew].sort()).toEqual([false, true]);
    await runDueJobs(mall.deps);
    expect(mall.mails.filter(({ subject }) => subject === 'Jo’s is open')).toHaveLength(1);
    const shopId = first?.shopId ?? 0;
    expect(await scene.list(jo)).toMatchObject([{ auditStatus: 2, shopId, keyState: 'open' }]);
    const info = await mall.call('shopInfo', withId(shopId));
    expectContract('shopInfo', info);
    expect(info.data).toMatchObject({ name: 'Jo’s', serviceEmail: jo.email });
    const lost = await take();
    expectContract('takeShopKey', lost);
    const { key } = (await take()).data;
    const self = (own: string) => mall.call('operatorSelf', { key: own });
    expect((await self(lost.data.key)).code).toBe(401);
    expect((await self(key)).data).toMatchObject({ shopId, name: 'Jo’s' });
    expect((await mall.call('operatorShops', { key })).data.list).toMatchObject([{ id: shopId }]);
    expect(await take()).toMatchObject({ code: 500 });
    expect(await scene.list(jo)).toMatchObject([{ keyState: 'used' }]);
    expect((await mall.call('operatorApplications', { key })).code).toBe(403);
  });

  it('opens one shop of a name', async () => {
    const [kim, lee] = [await mall.signUp(), await mall.signUp()];
    const ids = [
      await scene.applied(kim, { name: 'Twin' }),
      await scene.applied(lee, { name: 'twin' }),
    ];
    const ends = await Promise.allSettled(ids.map((id) => approve(id)));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('writes nothing personal into the log', () => {
    const text = mall.logs.join('\n');
    for (const secret of [ann.email, 'Ann Lee', '5550100']) expect(text).not.toContain(secret);
  });
});
