import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';

const OURS = 'https://brand.example';
const FOREIGN = 'https://evil.example';

/** A CORS preflight for a request with a token. */
async function permission(mall: TestApp, origin: string) {
  const { headers } = await mall.app.inject({
    method: 'OPTIONS',
    url: '/api/front/login/logout',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authori-zation,form-type',
    },
  });
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  return headers;
}

describe('pages of other sites', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });

    test('may call, with a token that they hold themselves, never with cookies', async () => {
      const headers = await permission(mall, OURS);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-headers']).toBe('authori-zation,form-type');
    });

    test('may not send or read anything once others are named', async () => {
      const strict = await openApp({ settings: { corsOrigins: [OURS] } });
      expect((await permission(strict, OURS))['access-control-allow-origin']).toBe(OURS);
      expect((await permission(strict, FOREIGN))['access-control-allow-origin']).toBeUndefined();
      const readers = async (origin: string) => {
        const url = '/api/front/pay/method';
        const { headers } = await strict.app.inject({ url, headers: { origin } });
        return headers['access-control-allow-origin'];
      };
      expect([await readers(OURS), await readers(FOREIGN)]).toEqual([OURS, undefined]);
    });

    test('end no session: neither address nor cookie says whose it is', async () => {
      const { token } = await mall.signUp();
      const headers = {
        origin: FOREIGN,
        cookie: `token=${token}; authori-zation=${token}; auth._token.local=Bearer%20${token}`,
      };
      for (const name of ['token', 'authori-zation', 'authorization']) {
        await mall.call('logout', { headers, query: { [name]: token } });
      }
      expect((await mall.call('tokenExists', { token })).data).toBe(true);
      await mall.call('logout', { token });
      expect((await mall.call('tokenExists', { token })).data).toBe(false);
    });
  });
});
