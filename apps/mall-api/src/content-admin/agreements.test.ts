import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { ApplicationScenario } from '../testing/application-scenario';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { draftNotes, noteParagraph } from './draft-note';

let names = 0;
const named = () => ({ 'idempotency-key': `agreement ${(names += 1)}` });
type Kind = 'registration' | 'settlement' | 'privacy' | 'delivery' | 'returns';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    call = await scene.caller();
  });

  const create = async (kind: Kind, text: string, more: object = {}) => {
    const answer = await call('createAgreement', {
      body: { kind, text, ...more },
      headers: named(),
    });
    expectContract('createAgreement', answer);
    return answer.data.id as number;
  };
  const publish = (id: number, version = 1, fromTime: string | null = null) =>
    call('publishAgreement', { params: { id }, body: { version, fromTime } });
  const read = async (id: number) => (await call('operatorAgreement', { params: { id } })).data;
  const policy = async (kind: Kind, language = 'en') =>
    scene.mall.call('mallPolicy', { params: { kind }, headers: { 'accept-language': language } });

  describe('a version of an agreement', () => {
    it('is a draft that nobody sees until it is published, with the safe part of its HTML', async () => {
      const translations = { fr: { text: '<p>Nous gardons peu.</p><script>no()</script>' } };
      const text = '<p>We keep little.</p><script>no()</script>';
      const id = await create('privacy', text, { translations });
      expect(await policy('privacy')).toMatchObject({ code: 500, reason: 'not-found' });
      expectContract('operatorAgreement', await call('operatorAgreement', { params: { id } }));
      expect(await read(id)).toMatchObject({
        state: 'draft',
        number: null,
        text: '<p>We keep little.</p>',
      });
      const body = { text: '<p>We keep less.</p>', version: 1 };
      expectContract('saveAgreement', await call('saveAgreement', { params: { id }, body }));
      await call('saveAgreement', { params: { id }, body: { text, version: 2, translations } });
      expectContract('publishAgreement', await publish(id, 3));
      expectContract('mallPolicy', await policy('privacy'));
      expect((await policy('privacy')).data).toMatchObject({
        text: '<p>We keep little.</p>',
        number: 1,
      });
      expect((await policy('privacy', 'fr')).data.text).toBe('<p>Nous gardons peu.</p>');
      expectContract('operatorAgreements', await call('operatorAgreements'));
    });

    it('stays as it was once it is published', async () => {
      const id = await create('delivery', '<p>By boat</p>');
      await publish(id);
      const changes = [
        call('saveAgreement', { params: { id }, body: { text: '<p>By air</p>', version: 2 } }),
        call('deleteAgreement', { params: { id }, body: { version: 2 } }),
        publish(id, 2),
      ];
      for (const answer of await Promise.all(changes))
        expect(answer).toMatchObject({ code: 500, reason: 'wrong-state' });
      expect((await policy('delivery')).data.text).toBe('<p>By boat</p>');
    });

    it('is in force from its time, and not before', async () => {
      await publish(await create('returns', '<p>30 days</p>'));
      const later = await create('returns', '<p>60 days</p>');
      expect(await publish(later, 1, '2001-01-01 00:00:00')).toMatchObject({
        code: 400,
        field: 'fromTime',
      });
      await publish(later, 1, '2099-01-01 00:00:00');
      expect((await policy('returns')).data).toMatchObject({ text: '<p>30 days</p>', number: 1 });
      expect(await read(later)).toMatchObject({ state: 'scheduled', number: 2 });
      const due = { effective_from: new Date(0) };
      const { db } = scene.mall;
      await db.updateTable('agreement_version').set(due).where('id', '=', later).execute();
      expect((await policy('returns')).data).toMatchObject({ text: '<p>60 days</p>', number: 2 });
      const { data } = await call('operatorAgreements', { query: { kind: 'returns' } });
      expect(data.map(({ state }: { state: string }) => state)).toEqual(['inForce', 'past']);
    });

    it('is published without the note that a starting text is a draft, in each language', async () => {
      const [english = '', , , french = ''] = draftNotes.map(noteParagraph);
      const text = `${english}<p>We ship soon</p>`;
      const translations = { fr: { text: `${french}<p>Nous livrons</p>` } };
      const id = await create('delivery', text, { translations });
      await publish(id);
      expect(await read(id)).toMatchObject({
        text: '<p>We ship soon</p>',
        translations: { fr: { text: '<p>Nous livrons</p>' } },
      });
    });

    it('gets a number of its own when two are published at once', async () => {
      const ids = [await create('delivery', '<p>A</p>'), await create('delivery', '<p>B</p>')];
      const answers = await Promise.all(ids.map((id) => publish(id)));
      expect(new Set(answers.map(({ data }) => data.number)).size).toBe(2);
    });

    it('is changed by version, and a draft can be deleted', async () => {
      const id = await create('privacy', '<p>Draft</p>');
      const save = () =>
        call('saveAgreement', { params: { id }, body: { text: '<p>New</p>', version: 1 } });
      const answers = await Promise.all([save(), save()]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
      expect(await publish(id)).toMatchObject({ reason: 'stale', data: { version: 2 } });
      const removal = { params: { id }, body: { version: 2 } };
      expectContract('deleteAgreement', await call('deleteAgreement', removal));
      expect(await call('deleteAgreement', removal)).toMatchObject({ reason: 'not-found' });
      const empty = { kind: 'privacy', text: '<script>no()</script>' };
      const refused = await call('createAgreement', { body: empty, headers: named() });
      expect(refused).toMatchObject({ code: 400, field: 'text' });
    });

    it('is accepted by who opens an account, and by who applies to open a shop', async () => {
      const old = await create('registration', '<p>Be kind</p>');
      const [registration, settlement] = [
        await create('registration', '<p>Be kinder</p>'),
        await create('settlement', '<p>Be fair</p>'),
      ];
      for (const id of [old, registration, settlement]) await publish(id);
      const email = 'newcomer@example.com';
      await scene.mall.call('sendRegisterEmailCode', { body: email });
      const captcha = scene.mall.mails.findLast(({ to }) => to === email)?.code;
      const person = { email, captcha, password: 'Correct-horse7' };
      const registered = await scene.mall.call('registerByEmail', { body: person });
      expect(registered.code, registered.message).toBe(200);
      const { token } = registered.data;
      const { id } = await scene.mall.db
        .selectFrom('user_account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const { data } = await scene.mall.call('loginMethodInfo');
      expect(data.agreement).toBe('<p>Be kinder</p>');
      expect(await read(registration)).toMatchObject({ accepted: 1 });
      expect(await read(old)).toMatchObject({ accepted: 0, state: 'past' });
      const applicants = await ApplicationScenario.fill(scene.mall);
      await applicants.applied({ id, token, email }, { name: 'Fair shop' });
      expect(await read(settlement)).toMatchObject({ accepted: 1 });
      const rows = await scene.mall.db
        .selectFrom('agreement_acceptance')
        .select(['user_id', 'agreement_id'])
        .orderBy('agreement_id')
        .execute();
      expect(rows).toEqual([
        { user_id: id, agreement_id: registration },
        { user_id: id, agreement_id: settlement },
      ]);
    });
  });
});
