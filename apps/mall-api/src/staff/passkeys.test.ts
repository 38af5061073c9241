import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openSession } from '../auth/sessions';
import { openDatabase } from '../db/database';
import { startTestApp, type TestApp, withDatabases, withPostgres } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { PasskeyDevice } from '../testing/passkey-device';
import { addMember } from './store';

const MINUTE = 60_000;
const ORIGIN = 'https://mall.example';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall((options) =>
      openApp({ ...options, settings: { backOfficeUrl: ORIGIN } }),
    );
    mall = scene.mall;
  });

  /** Somebody who runs the mall, and so needs a second factor; or works for a shop. */
  async function worker(shopId: number | null = null) {
    const account = await mall.signUp();
    const member = { userId: account.id, shopId, roles: ['owner'] };
    const staffId = await addMember(mall.db, member, mall.deps.now());
    return { ...account, staffId };
  }
  type Worker = Awaited<ReturnType<typeof worker>>;

  /** The same account in another browser, with its password alone. */
  const signInAgain = async (who: Worker): Promise<Worker> => ({
    ...who,
    token: await openSession(mall.deps, who.id),
  });
  const post = (operation: Parameters<TestApp['call']>[0], { token }: Worker, body?: object) =>
    mall.call(operation, { token, ...(body && { body }) });
  const open = (who: Worker, proof: object = {}) =>
    post('openStaffSession', who, { staffId: who.staffId, ...proof });
  const self = async (who: Worker) => (await mall.call('secondFactors', who)).data;

  async function add(who: Worker, device = new PasskeyDevice(ORIGIN), name = 'Laptop') {
    const begun = await post('beginPasskey', who);
    if (begun.code !== 200) return { device, answer: begun };
    const passkey = device.create(begun.data);
    return { device, answer: await post('addPasskey', who, { name, passkey }) };
  }
  async function sign(who: Worker, device: PasskeyDevice) {
    const asked = await post('askForPasskey', who);
    return device.sign(asked.data);
  }
  const entries = async ({ staffId }: Worker) =>
    (await scene.log())
      .filter((entry) => entry.subject_type === 'secondFactor')
      .filter((entry) => entry.subject_id === String(staffId))
      .map(({ action }) => action);

  describe('a passkey', () => {
    it('is the second factor that the mall asks for, and lets in', async () => {
      const who = await worker();
      const begun = await post('beginPasskey', who);
      expectContract('beginPasskey', begun);
      expect(begun.data.rp.id).toBe('mall.example');
      const device = new PasskeyDevice(ORIGIN);
      const passkey = device.create(begun.data);
      const added = await post('addPasskey', who, { name: 'Laptop', passkey });
      expectContract('addPasskey', added);
      expect(added.data.recoveryCodes).toHaveLength(10);
      expect((await open(who)).code).toBe(200);

      const later = await signInAgain(who);
      expect(await open(later)).toMatchObject({ reason: 'wrong-code' });
      const [place] = (await mall.call('staffPlaces', later)).data;
      expect(place).toMatchObject({ secondFactor: 'set', secondFactors: ['passkey'] });
      const asked = await post('askForPasskey', later);
      expectContract('askForPasskey', asked);
      expect((await open(later, { passkey: device.sign(asked.data) })).code).toBe(200);
    });

    it('is one of several, with a name that can be changed', async () => {
      const who = await worker();
      const { device } = await add(who);
      const second = await add(who, undefined, 'Key ring');
      expect(second.answer.data.recoveryCodes).toEqual([]);
      expect((await add(who, device)).answer).toMatchObject({ reason: 'wrong-passkey' });
      const [first] = (await self(who)).passkeys;
      const renamed = { token: who.token, params: { id: first.id }, body: { name: ' Old  one ' } };
      expectContract('renamePasskey', await mall.call('renamePasskey', renamed));
      const factors = await mall.call('secondFactors', who);
      expectContract('secondFactors', factors);
      expect(factors.data.passkeys.map(({ name }: { name: string }) => name)).toEqual([
        'Old one',
        'Key ring',
      ]);
    });

    it('is removed, and lets nobody in from then on; the recovery codes go with the last', async () => {
      const who = await worker(await scene.testMall.shop());
      const { device } = await add(who);
      const stranger = await signInAgain(who);
      const answer = await sign(stranger, device);
      const [{ id }] = (await self(who)).passkeys;
      const removed = await mall.call('removePasskey', { token: who.token, params: { id } });
      expectContract('removePasskey', removed);
      expect(await self(who)).toMatchObject({ passkeys: [], recoveryCodes: 0 });
      expect((await post('proveSecondFactor', stranger, { passkey: answer })).reason).toBe(
        'wrong-passkey',
      );
      expect((await open(stranger)).code).toBe(200);
      expect(await entries(who)).toEqual(['addPasskey', 'removePasskey']);
    });

    it('has room beside nine others only', async () => {
      const who = await worker();
      for (let at = 0; at < 10; at += 1) await add(who);
      expect((await add(who)).answer).toMatchObject({ reason: 'limit-reached' });
    });

    it('is the account’s alone', async () => {
      const [who, eve] = [await worker(), await worker()];
      const { device } = await add(who);
      await add(eve);
      const [{ id }] = (await self(who)).passkeys;
      const foreign = { token: eve.token, params: { id } };
      expect(await mall.call('removePasskey', foreign)).toMatchObject({ reason: 'not-found' });
      const renaming = { ...foreign, body: { name: 'Mine' } };
      expect(await mall.call('renamePasskey', renaming)).toMatchObject({ reason: 'not-found' });
      const answer = await sign(eve, device);
      expect((await open(eve, { passkey: answer })).reason).toBe('wrong-passkey');
      expect((await self(who)).passkeys).toMatchObject([{ name: 'Laptop' }]);
    });
  });

  describe('the answer of a passkey', () => {
    it('counts once, for the session that was asked, and for five minutes', async () => {
      const who = await worker();
      const { device } = await add(who);
      const [one, two] = [await signInAgain(who), await signInAgain(who)];
      const answer = await sign(one, device);
      expect((await open(two, { passkey: answer })).reason).toBe('wrong-passkey');
      const both = await Promise.all([
        open(one, { passkey: answer }),
        open(one, { passkey: answer }),
      ]);
      expect(both.map(({ code }) => code).toSorted()).toEqual([200, 500]);
      const late = await sign(two, device);
      mall.advance(6 * MINUTE);
      expect((await open(two, { passkey: late })).reason).toBe('wrong-passkey');
    });

    it('is of the latest challenge, of this site, and of this passkey', async () => {
      const who = await worker();
      const { device } = await add(who);
      const later = await signInAgain(who);
      const earlier = await sign(later, device);
      await post('askForPasskey', later);
      expect((await open(later, { passkey: earlier })).reason).toBe('wrong-passkey');
      const elsewhere = Object.assign(device, { origin: 'https://mall.example.evil' });
      const phished = await sign(later, elsewhere);
      expect((await open(later, { passkey: phished })).reason).toBe('wrong-passkey');
      Object.assign(device, { origin: ORIGIN });
      const { signature } = (await sign(later, new PasskeyDevice(ORIGIN))).response;
      const own = await sign(later, device);
      const forged = { ...own, response: { ...own.response, signature } };
      expect((await open(later, { passkey: forged })).reason).toBe('wrong-passkey');
      expect((await open(later, { passkey: await sign(later, device) })).code).toBe(200);
    });

    it('is refused of a copy, whose count is behind', async () => {
      const who = await worker();
      const { device } = await add(who);
      const later = await signInAgain(who);
      device.counter = 7;
      expect((await open(later, { passkey: await sign(later, device) })).code).toBe(200);
      device.counter = 3;
      expect((await open(later, { passkey: await sign(later, device) })).reason).toBe(
        'wrong-passkey',
      );
    });

    it('is not needed for ten minutes in a session that has proved it, but in every other', async () => {
      const who = await worker();
      const { device } = await add(who);
      const [one, two] = [await signInAgain(who), await signInAgain(who)];
      const proved = await post('proveSecondFactor', one, { passkey: await sign(one, device) });
      expectContract('proveSecondFactor', proved);
      expect((await open(one)).code).toBe(200);
      expect((await open(two)).reason).toBe('wrong-code');
      mall.advance(11 * MINUTE);
      expect((await open(one)).reason).toBe('wrong-code');
    });
  });

  describe('who has the password alone', () => {
    it('adds no passkey and no app, and removes none, where there is a second factor', async () => {
      const who = await worker();
      // begun while there was none
      const thief = await signInAgain(who);
      const device = new PasskeyDevice(ORIGIN);
      const begun = await post('beginPasskey', thief);
      const { secret } = (await post('beginSecondFactor', thief)).data;
      await add(who);
      const passkey = device.create(begun.data);
      expect((await post('addPasskey', thief, { name: 'Mine', passkey })).reason).toBe(
        'factor-unproved',
      );
      const code = new TOTP({ secret }).generate({ timestamp: mall.deps.now().getTime() });
      expect((await post('confirmSecondFactor', thief, { code })).code).toBe(500);
      expect((await post('beginPasskey', thief)).reason).toBe('factor-unproved');
      expect((await post('beginSecondFactor', thief)).reason).toBe('factor-unproved');
      const [{ id }] = (await self(who)).passkeys;
      const removed = await mall.call('removePasskey', { token: thief.token, params: { id } });
      expect(removed.reason).toBe('factor-unproved');
      expect(await self(who)).toMatchObject({ hasApp: false, passkeys: [{ name: 'Laptop' }] });
      expect(await entries(who)).toEqual(['addPasskey']);
    });

    it('has to prove again when a second factor was removed in another session', async () => {
      const who = await worker();
      const { device } = await add(who);
      await add(who);
      const other = await signInAgain(who);
      await post('proveSecondFactor', other, { passkey: await sign(other, device) });
      const [{ id }] = (await self(who)).passkeys;
      await mall.call('removePasskey', { token: who.token, params: { id } });
      expect((await open(other)).reason).toBe('wrong-code');
      expect((await open(who)).code).toBe(200);
    });
  });

  describe('recovery codes', () => {
    it('let in without the passkey, once each, and stay when an app comes and goes', async () => {
      const who = await worker();
      const { answer } = await add(who);
      const [first = ''] = answer.data.recoveryCodes as string[];
      const later = await signInAgain(who);
      expect((await open(later, { code: first })).code).toBe(200);
      expect((await open(later, { code: first })).reason).toBe('wrong-code');
      const { secret } = (await post('beginSecondFactor', who)).data;
      const app = new TOTP({ secret });
      const code = app.generate({ timestamp: mall.deps.now().getTime() });
      const confirmed = await post('confirmSecondFactor', who, { code });
      const [second] = confirmed.data.recoveryCodes as string[];
      expect((await post('removeSecondFactor', who, {})).code).toBe(200);
      expect(await self(who)).toMatchObject({ hasApp: false, recoveryCodes: 10 });
      expect((await open(await signInAgain(who), { code: second })).code).toBe(200);
    });
  });
});

withPostgres((openApp) => {
  it('a passkey that one process has asked for is taken by another one', async () => {
    const settings = { backOfficeUrl: ORIGIN };
    const first = await openApp({ settings });
    const database = await openDatabase({ url: first.url ?? '', dataDir: '' });
    onTestFinished(database.close);
    const options = { ...database, url: first.url, statements: () => 0 };
    const second = await startTestApp(options, { settings });
    onTestFinished(() => second.app.close());
    const { token } = await first.signUp();
    const device = new PasskeyDevice(ORIGIN);
    const passkey = device.create((await first.call('beginPasskey', { token })).data);
    const added = { token, body: { name: 'Laptop', passkey } };
    expect((await second.call('addPasskey', added)).code).toBe(200);
    const asked = await second.call('askForPasskey', { token });
    const body = { passkey: device.sign(asked.data) };
    expect((await first.call('proveSecondFactor', { token, body })).code).toBe(200);
    expect(await second.call('proveSecondFactor', { token, body })).toMatchObject({
      reason: 'wrong-passkey',
    });
  });
});
