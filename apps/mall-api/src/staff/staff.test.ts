import { createHash } from 'node:crypto';
import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../auth/sessions';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { forgetFactors } from './forget-factors';
import { addMember } from './store';

const MINUTE = 60_000;

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = scene.mall;
  });

  /** An account that works somewhere. */
  async function worker(roles: string[], shopId: number | null) {
    const account = await mall.signUp();
    const member = { userId: account.id, shopId, roles };
    const staffId = await addMember(mall.db, member, mall.deps.now());
    return { ...account, staffId };
  }
  const open = (token: string, staffId: number, code?: string) =>
    mall.call('openStaffSession', { token, body: { staffId, code } });
  /** Sets a second factor up; returns what an authenticator app knows. */
  async function enrol(token: string) {
    const begun = await mall.call('beginSecondFactor', { token });
    expectContract('beginSecondFactor', begun);
    const app = new TOTP({ secret: begun.data.secret });
    const codeAt = (offset = 0) => app.generate({ timestamp: mall.deps.now().getTime() + offset });
    const confirmed = await mall.call('confirmSecondFactor', { token, body: { code: codeAt() } });
    expectContract('confirmSecondFactor', confirmed);
    return { codeAt, recovery: confirmed.data.recoveryCodes as string[] };
  }

  describe('a person who works for a shop', () => {
    it('sees where they work, and comes in with the scopes of their roles alone', async () => {
      const shopId = await scene.testMall.shop();
      const { token, staffId } = await worker(['orders'], shopId);
      const places = await mall.call('staffPlaces', { token });
      expectContract('staffPlaces', places);
      expect(places.data).toMatchObject([{ staffId, shopId, secondFactor: 'none' }]);
      const opened = await open(token, staffId);
      expectContract('openStaffSession', opened);
      const { key } = opened.data;
      expect((await mall.call('operatorOrders', { key })).code).toBe(200);
      expect((await mall.call('operatorKeys', { key })).code).toBe(403);
      const listed = await mall.call('operatorKeys', { key: (await scene.key({ shopId })).key });
      expect(listed.data).toMatchObject({ total: 1, list: [{ name: 'Test' }] });
      const refused = await mall.call('setGoodsOnSale', {
        key,
        params: { id: 1 },
        body: { onSale: true },
      });
      expect(refused.code).toBe(403);
      const entry = (await scene.log()).findLast(({ action }) => action === 'openStaffSession');
      expect(entry).toMatchObject({ subject_id: String(staffId), shop_id: shopId, result: 'done' });
    });

    it('does not come in for somebody else, nor as a shopper without a place', async () => {
      const shopId = await scene.testMall.shop();
      const { staffId } = await worker(['owner'], shopId);
      const other = await mall.signUp();
      expect(await open(other.token, staffId)).toMatchObject({ reason: 'not-found' });
      expect((await mall.call('staffPlaces', { token: other.token })).data).toEqual([]);
      expect((await mall.call('staffPlaces')).code).toBe(401);
      const { key } = await scene.key();
      expect((await mall.call('staffPlaces', { key })).code).toBe(401);
    });

    it('is out after half an hour without a call, and after twelve hours in any case', async () => {
      const { token, staffId } = await worker(['owner'], await scene.testMall.shop());
      const idle = (await open(token, staffId)).data.key;
      const busy = (await open(token, staffId)).data.key;
      const calls = async (key: string) => (await mall.call('operatorSelf', { key })).code;
      await calls(busy);
      for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
        mall.advance(20 * MINUTE);
        expect(await calls(busy)).toBe(200);
      }
      expect(await calls(idle)).toBe(401);
      mall.advance(21 * MINUTE);
      expect(await calls(busy)).toBe(401);
    });

    it('is out at once when they sign out, are removed or blocked, and has new roles at once', async () => {
      const shopId = await scene.testMall.shop();
      await worker(['owner'], shopId);
      const boss = await scene.caller({ shopId });
      const { token, staffId, id } = await worker(['orders'], shopId);
      const start = async () => (await open(token, staffId)).data.key as string;
      const code = async (key: string) => (await mall.call('operatorGoods', { key })).code;
      const left = await start();
      await mall.call('closeStaffSession', { key: left });
      expect(await code(left)).toBe(401);
      const moved = await start();
      const body = { roles: ['money'], version: 1 };
      expectContract('saveStaff', await boss('saveStaff', { params: { id: staffId }, body }));
      expect(await code(moved)).toBe(403);
      const enabled = (is_enabled: boolean) =>
        mall.db.updateTable('user_account').set({ is_enabled }).where('id', '=', id).execute();
      await enabled(false);
      expect(await code(moved)).toBe(401);
      await enabled(true);
      await boss('removeStaff', { params: { id: staffId }, body: { version: 2 } });
      expect(await code(moved)).toBe(401);
      expect(await open(token, staffId)).toMatchObject({ reason: 'not-found' });
    });
  });

  describe('the second factor', () => {
    it('is needed by the staff of the mall before they come in', async () => {
      const { token, staffId, id } = await worker(['owner'], null);
      expect(await open(token, staffId)).toMatchObject({ reason: 'second-factor-missing' });
      const { codeAt } = await enrol(token);
      const [place] = (await mall.call('staffPlaces', { token })).data;
      expect(place).toMatchObject({ secondFactor: 'set', secondFactors: ['app'] });
      const later = await openSession(mall.deps, id);
      expect(await open(later, staffId)).toMatchObject({ reason: 'wrong-code' });
      expect((await open(later, staffId, codeAt(30_000))).code).toBe(200);
    });

    it('is proved by the code that sets it up, in this session and for ten minutes', async () => {
      const { token, staffId, id } = await worker(['owner'], null);
      const { codeAt } = await enrol(token);
      expect((await open(token, staffId)).code).toBe(200);
      expect(await open(token, staffId, codeAt())).toMatchObject({ reason: 'wrong-code' });
      const other = await openSession(mall.deps, id);
      expect(await open(other, staffId)).toMatchObject({ reason: 'wrong-code' });
      expect(await open(other, staffId, codeAt())).toMatchObject({ reason: 'wrong-code' });
      mall.advance(11 * MINUTE);
      expect(await open(token, staffId)).toMatchObject({ reason: 'wrong-code' });
    });

    it('takes each code once, none of the past, and a recovery code once', async () => {
      const { token, staffId } = await worker(['owner'], await scene.testMall.shop());
      const { codeAt, recovery } = await enrol(token);
      const [first = ''] = recovery;
      expect(await open(token, staffId, codeAt())).toMatchObject({ reason: 'wrong-code' });
      const next = codeAt(30_000);
      const both = await Promise.all([open(token, staffId, next), open(token, staffId, next)]);
      expect(both.map(({ code }) => code).toSorted()).toEqual([200, 500]);
      mall.advance(5 * MINUTE);
      expect(await open(token, staffId, next)).toMatchObject({ reason: 'wrong-code' });
      expect((await open(token, staffId, first.toUpperCase())).code).toBe(200);
      expect(await open(token, staffId, first)).toMatchObject({ reason: 'wrong-code' });
    });

    it('cannot be guessed, and the tries of many at once are all counted', async () => {
      const { token, staffId } = await worker(['owner'], await scene.testMall.shop());
      const { codeAt } = await enrol(token);
      const guesses = Array.from({ length: 15 }, (_, at) => String(100_000 + at));
      const answers = await Promise.all(guesses.map((guess) => open(token, staffId, guess)));
      expect(answers.map(({ reason }) => reason)).toContain('too-many-tries');
      expect(await open(token, staffId, codeAt(30_000))).toMatchObject({
        reason: 'too-many-tries',
      });
      mall.advance(16 * MINUTE);
      expect((await open(token, staffId, codeAt())).code).toBe(200);
    });

    it('is not replaced by who has the session alone, and leaves with a code', async () => {
      const { token } = await worker(['owner'], await scene.testMall.shop());
      const { codeAt } = await enrol(token);
      expect(await mall.call('beginSecondFactor', { token })).toMatchObject({
        reason: 'already-done',
      });
      const remove = (code: string) => mall.call('removeSecondFactor', { token, body: { code } });
      expect(await remove('000000')).toMatchObject({ reason: 'wrong-code' });
      expect((await remove(codeAt(30_000))).code).toBe(200);
      expect((await mall.call('beginSecondFactor', { token })).code).toBe(200);
    });

    it('is forgotten by who runs the database, and set up anew', async () => {
      const { token, staffId, email } = await worker(['owner'], null);
      await enrol(token);
      await forgetFactors(mall.deps, ` ${String(email).toUpperCase()} `);
      expect(await open(token, staffId)).toMatchObject({ reason: 'second-factor-missing' });
      await enrol(token);
      expect((await open(token, staffId)).code).toBe(200);
      await expect(forgetFactors(mall.deps, 'nobody@example.com')).rejects.toThrow('no account');
    });

    it('has recovery codes that nobody finds out from the database, and old ones still count', async () => {
      const { token, staffId, id } = await worker(['owner'], await scene.testMall.shop());
      const { recovery } = await enrol(token);
      const fast = (code: string) => createHash('sha256').update(code.replace('-', '')).digest();
      const factor = mall.db.selectFrom('second_factor').where('user_id', '=', id);
      const { recovery_hashes: stored } = await factor
        .select('recovery_hashes')
        .executeTakeFirstOrThrow();
      const [first = ''] = recovery;
      const hex = stored.map((hash) => hash.toString('hex'));
      expect(hex).toHaveLength(10);
      expect(hex).not.toContain(fast(first).toString('hex'));
      const old = [fast('4f9a2-c81d7')];
      const change = mall.db.updateTable('second_factor').set({ recovery_hashes: old });
      await change.where('user_id', '=', id).execute();
      const later = await openSession(mall.deps, id);
      expect((await open(later, staffId, '4f9a2-c81d7')).code).toBe(200);
      expect(await open(later, staffId, '4f9a2-c81d7')).toMatchObject({ reason: 'wrong-code' });
    });

    it('is stored encrypted', async () => {
      const { token, id } = await worker(['owner'], await scene.testMall.shop());
      const begun = await mall.call('beginSecondFactor', { token });
      const { secret } = await mall.db
        .selectFrom('second_factor')
        .select('secret')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      const plain = Buffer.from(new TOTP({ secret: begun.data.secret }).secret.bytes);
      expect(secret?.includes(plain)).toBe(false);
    });
  });

  describe('an invitation', () => {
    it('makes whoever signs in with it staff, once', async () => {
      const shopId = await scene.testMall.shop();
      const boss = await scene.caller({ shopId });
      const invited = await boss('inviteStaff', {
        body: { email: 'Mei@Example.com', roles: ['orders'] },
      });
      expectContract('inviteStaff', invited);
      expect(invited.data).toMatchObject({ mailed: true });
      const token = invited.data.link.split('#')[1];
      const mail = mall.mails.findLast(({ to }) => to === 'mei@example.com');
      expect(mail?.text).toContain(invited.data.link);
      const [mei, eve] = [await mall.signUp(), await mall.signUp()];
      const accept = (own: string) =>
        mall.call('acceptStaffInvitation', { token: own, body: { token } });
      const accepted = await accept(mei.token);
      expectContract('acceptStaffInvitation', accepted);
      expect(await accept(eve.token)).toMatchObject({ reason: 'link-expired' });
      expect((await open(mei.token, accepted.data.staffId)).code).toBe(200);
      expectContract('staffMembers', await boss('staffMembers'));
    });

    it('is over after a week', async () => {
      const boss = await scene.caller({ shopId: await scene.testMall.shop() });
      const { data } = await boss('inviteStaff', {
        body: { email: 'late@example.com', roles: ['orders'] },
      });
      mall.advance(8 * 24 * 60 * MINUTE);
      const { token } = await mall.signUp();
      const body = { token: data.link.split('#')[1] };
      expect(await mall.call('acceptStaffInvitation', { token, body })).toMatchObject({
        reason: 'link-expired',
      });
    });

    it('gives nobody more than its sender has, and no role of the mall in a shop', async () => {
      const shopId = await scene.testMall.shop();
      const scopes = ['staff:manage', 'orders:read'];
      const manager = await scene.caller({ shopId, scopes });
      const invite = (call: typeof manager, roles: string[]) =>
        call('inviteStaff', { body: { email: 'a@example.com', roles } });
      expect((await invite(manager, ['owner'])).code).toBe(403);
      const boss = await scene.caller({ shopId });
      expect(await invite(boss, ['content'])).toMatchObject({
        reason: 'invalid-value',
        field: 'roles',
      });
    });
  });

  describe('the last owner', () => {
    it('stays, also when two remove each other at once', async () => {
      const shopId = await scene.testMall.shop();
      const [one, two] = [await worker(['owner'], shopId), await worker(['owner'], shopId)];
      const boss = await scene.caller({ shopId });
      const remove = (id: number) => boss('removeStaff', { params: { id }, body: { version: 1 } });
      const answers = await Promise.all([remove(one.staffId), remove(two.staffId)]);
      expect(answers.map(({ reason }) => reason)).toContain('in-use');
      const left = (await boss('staffMembers')).data.list;
      expect(left).toHaveLength(1);
      const body = { roles: ['orders'], version: left[0].version };
      expect(await boss('saveStaff', { params: { id: left[0].id }, body })).toMatchObject({
        reason: 'in-use',
      });
    });
  });
});
