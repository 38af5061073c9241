import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { openSession } from './sessions';

const DAY = 86_400_000;

describe('sessions', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });

    test('a session in use lives on, an unused one ends after seven days', async () => {
      const { token } = await mall.signUp();
      const exists = () => mall.call('tokenExists', { token });
      mall.advance(6 * DAY);
      expect((await exists()).data).toBe(true);
      mall.advance(6 * DAY);
      expect((await exists()).data).toBe(true);
      mall.advance(8 * DAY);
      expect((await exists()).data).toBe(false);
    });

    test('a session ends after ninety days, however often it is used', async () => {
      const { token } = await mall.signUp();
      const exists = () => mall.call('tokenExists', { token });
      for (let week = 1; week <= 14; week += 1) {
        mall.advance(6 * DAY);
        expect((await exists()).data).toBe(true);
      }
      mall.advance(6 * DAY + 1);
      expect((await exists()).data).toBe(false);
    });

    test('signing out ends that session only', async () => {
      const { id, token: first } = await mall.signUp();
      const second = await openSession(mall.deps, id);
      expect(await mall.call('logout', { token: first })).toMatchObject({ code: 200, data: null });
      expect((await mall.call('tokenExists', { token: first })).data).toBe(false);
      expect((await mall.call('tokenExists', { token: second })).data).toBe(true);
    });

    test('a session of a moment ago is not looked up again by the calls of a checkout', async () => {
      const { id, token } = await mall.signUp();
      const list = (of = token) => mall.call('cartList', { token: of, query: { isValid: true } });
      expect(await mall.countStatements(list)).toBe(2);
      expect(await mall.countStatements(list)).toBe(1);
      mall.advance(5000);
      expect(await mall.countStatements(list)).toBe(2);
      const other = await openSession(mall.deps, id);
      expect((await list(other)).code).toBe(200);
      await mall.call('logout', { token });
      expect((await list()).code).toBe(401);
      expect((await list(other)).code).toBe(200);
    });

    test('finding the person of a token takes one statement', async () => {
      const { token } = await mall.signUp();
      const count = await mall.countStatements(() => mall.call('tokenExists', { token }));
      expect(count).toBe(1);
    });
  });
});
