import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { type LoopbackProviders, startLoopbackProviders } from '../testing/loopback-providers';

let providers: LoopbackProviders;
beforeAll(async () => {
  providers = await startLoopbackProviders();
});
afterAll(() => providers.close());

/** Consents on the provider's page; returns the query of the redirect back. */
async function agree(url: string, storefront: string): Promise<Record<string, string>> {
  const page = await (await fetch(url)).text();
  const [, link = ''] = /<a href="([^"]+)">Continue/.exec(page) ?? [];
  const back = new URL(link.replaceAll('&#38;', '&'));
  expect(back.href.startsWith(`${storefront}/middlewares/callback_`)).toBe(true);
  return Object.fromEntries(back.searchParams);
}

describe('signing in with an account of a provider', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let people = 0;
    const storefront = () => mall.deps.settings.storefrontUrl;

    beforeAll(async () => {
      const { twitter, google, facebook } = providers.settings;
      mall = await openApp({ settings: { twitter, google, facebook } });
    });
    beforeEach(() => {
      const id = `${(people += 1)}`;
      providers.refuse = undefined;
      providers.person = { id, name: `Tilda ${id}`, email: `t${id}@example.com`, verified: true };
    });

    async function byTwitter(change: object = {}) {
      const { data } = await mall.call('twitterRequestToken', { query: { end: 'pc' } });
      const back = await agree(data.authorizationURL, storefront());
      const { oauth_token: oauthToken, oauth_verifier: oauthVerifier } = back;
      const body = { oauthToken, oauthTokenSecret: data.tokenSecret, oauthVerifier, ...change };
      return { body, answer: await mall.call('loginByTwitter', { body }) };
    }
    async function byOauth(provider: 'google' | 'facebook', change: object = {}) {
      const { data } = await mall.call('oauthRequest', { query: { provider } });
      const { code, state } = await agree(data.authorizationURL, storefront());
      const body = { code, state, stateSecret: data.stateSecret, ...change };
      return { body, answer: await mall.call('loginByOauthCode', { body }) };
    }
    const byGoogleToken = async (claims?: Parameters<LoopbackProviders['signIdToken']>[0]) =>
      mall.call('loginByGoogle', { body: await providers.signIdToken(claims) });

    test('says which ways there are, and none that is not configured', async () => {
      const bare = await openApp();
      expect((await bare.call('loginMethodInfo')).data).toMatchObject({
        twitterOpen: false,
        googleOpen: false,
        facebookOpen: false,
        facebookAppId: null,
      });
      const { data } = await mall.call('loginMethodInfo');
      expect(data).toMatchObject({ twitterOpen: true, googleOpen: true, facebookOpen: true });
      expect(JSON.stringify(data)).not.toContain('secret');
      expect((await bare.call('twitterRequestToken')).code).toBe(500);
      expect((await bare.call('oauthRequest', { query: { provider: 'google' } })).code).toBe(500);
    });

    test('Twitter: the first time makes an account, the second finds it', async () => {
      const first = (await byTwitter()).answer;
      expectContract('loginByTwitter', first);
      expect(first.data).toMatchObject({ type: 'twitter', nikeName: providers.person.name });
      const second = (await byTwitter()).answer;
      expect(second.data.uid).toBe(first.data.uid);
      expect(second.data.token).not.toBe(first.data.token);
      expect((await mall.call('userInfo', { token: second.data.token })).code).toBe(200);
    });

    test('Twitter: the secret of its token stays here, and what the browser holds works once', async () => {
      const { data } = await mall.call('twitterRequestToken');
      expect(data.tokenSecret).toMatch(/^[0-9a-f]{32}$/);
      const { body, answer } = await byTwitter();
      expect(answer.code).toBe(200);
      expect((await mall.call('loginByTwitter', { body })).code).toBe(500);
      const foreign = await byTwitter({ oauthTokenSecret: 'f'.repeat(32) });
      expect(foreign.answer.code).toBe(500);
      expect((await byTwitter({ oauthVerifier: 'guessed' })).answer.code).toBe(500);
    });

    test.each(['google', 'facebook'] as const)(
      '%s: code, once, in one browser',
      async (provider) => {
        const { body, answer } = await byOauth(provider);
        expectContract('loginByOauthCode', answer);
        expect(answer.data).toMatchObject({ type: provider, nikeName: providers.person.name });
        expect((await mall.call('loginByOauthCode', { body })).code).toBe(500);
        expect((await byOauth(provider, { stateSecret: 'f'.repeat(32) })).answer.code).toBe(500);
        expect((await byOauth(provider, { code: 'guessed' })).answer.code).toBe(500);
        expect((await byOauth(provider)).answer.data.uid).toBe(answer.data.uid);
      },
    );

    test('an id token that answers another request is refused', async () => {
      providers.nonce = 'of another request';
      expect((await byOauth('google')).answer.code).toBe(500);
      providers.nonce = undefined;
      expect((await byOauth('google')).answer.code).toBe(200);
    });

    test('a code of one provider is worth nothing with the state of another', async () => {
      const { data } = await mall.call('oauthRequest', { query: { provider: 'facebook' } });
      const { code } = await agree(data.authorizationURL, storefront());
      expect((await byOauth('google', { code })).answer.code).toBe(500);
    });

    test('a provider that calls itself by another name is not believed', async () => {
      const { google } = providers.settings;
      if (!google) throw new Error('Google is not set');
      const issuer = google.issuer.replace('127.0.0.1', 'localhost');
      const misled = await openApp({ settings: { google: { ...google, issuer } } });
      expect((await misled.call('oauthRequest', { query: { provider: 'google' } })).code).toBe(500);
      expect((await mall.call('oauthRequest', { query: { provider: 'google' } })).code).toBe(200);
    });

    test('a sign-in that takes too long has to begin anew', async () => {
      const { data } = await mall.call('oauthRequest', { query: { provider: 'google' } });
      const { code, state } = await agree(data.authorizationURL, storefront());
      mall.advance(11 * 60_000);
      const body = { code, state, stateSecret: data.stateSecret };
      expect((await mall.call('loginByOauthCode', { body })).code).toBe(500);
    });

    test("an id token of Google's button, once, and only one for this mall", async () => {
      const idToken = await providers.signIdToken();
      const send = () => mall.call('loginByGoogle', { body: idToken });
      expect((await send()).data).toMatchObject({ type: 'google' });
      expect((await send()).code).toBe(500);
      expect((await byGoogleToken({ aud: 'another-mall' })).code).toBe(500);
      expect((await byGoogleToken({ iss: 'https://evil.example' })).code).toBe(500);
      expect((await byGoogleToken({ exp: 1 })).code).toBe(500);
      const [head, claims] = idToken.split('.');
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
      expect((await mall.call('loginByGoogle', { body: unsigned })).code).toBe(500);
      expect((await mall.call('loginByGoogle', { body: `${head}.${claims}.AAAA` })).code).toBe(500);
    });

    test("a token of Facebook's button counts, what the page says of the person does not", async () => {
      const { id } = providers.person;
      const claimed = { id, name: 'Not me', email: 'ann@example.com' };
      expect((await mall.call('loginByFacebook', { body: claimed })).code).toBe(400);
      const give = (app: string) => {
        providers.grants.set(`token-${app}`, { app });
        return mall.call('loginByFacebook', { body: { ...claimed, accessToken: `token-${app}` } });
      };
      expect((await give('another app')).code).toBe(500);
      expect((await give('4242')).data).toMatchObject({ type: 'facebook', email: null });
    });

    test('an account is joined by a verified e-mail address only', async () => {
      const ann = await mall.signUp(providers.person.email);
      providers.person.verified = false;
      const unverified = (await byTwitter()).answer.data;
      expect(unverified.uid).not.toBe(ann.id);
      expect(unverified.email).toBeNull();
      expect((await byGoogleToken()).data.uid).not.toBe(ann.id);
      providers.person = { ...providers.person, id: `${providers.person.id}b`, verified: true };
      expect((await byGoogleToken()).data).toMatchObject({ uid: ann.id, type: 'email' });
      expect((await byTwitter()).answer.data).toMatchObject({ uid: ann.id, type: 'email' });
      expect((await byOauth('facebook')).answer.data.uid).not.toBe(ann.id);
    });

    test('two returns of one person at once make one account', async () => {
      const tokens = await Promise.all([1, 2, 3].map((n) => providers.signIdToken({ n })));
      const answers = await Promise.all(tokens.map((body) => mall.call('loginByGoogle', { body })));
      expect(new Set(answers.map(({ data }) => data?.uid)).size).toBe(1);
    });

    test('a closed account stays closed', async () => {
      const { uid } = (await byTwitter()).answer.data;
      await mall.db
        .updateTable('user_account')
        .set({ is_enabled: false })
        .where('id', '=', uid)
        .execute();
      expect((await byTwitter()).answer.code).toBe(500);
    });

    test('a provider that does not know the mall says so, and only then', async () => {
      const { twitter, google, facebook } = providers.settings;
      const secret = 'not-the-secret';
      const wrong = await openApp({
        settings: {
          twitter: twitter && { ...twitter, secret },
          google: google && { ...google, clientSecret: secret },
          facebook: facebook && { ...facebook, appSecret: secret },
        },
      });
      const misconfigured = {
        code: 500,
        reason: 'sign-in-misconfigured',
        message: expect.stringContaining('check your config file'),
      };
      expect(await wrong.call('twitterRequestToken')).toMatchObject(misconfigured);
      for (const provider of ['google', 'facebook'] as const) {
        const { data } = await wrong.call('oauthRequest', { query: { provider } });
        const { code, state } = await agree(data.authorizationURL, storefront());
        const body = { code, state, stateSecret: data.stateSecret };
        expect(await wrong.call('loginByOauthCode', { body })).toMatchObject(misconfigured);
        const { answer } = await byOauth(provider, { code: 'guessed' });
        expect(answer).toMatchObject({ reason: 'sign-in-failed' });
      }
      expect(wrong.logs.join('')).not.toContain(secret);
    });

    test('a provider that refuses is a sentence, and nothing of it is logged', async () => {
      const { data } = await mall.call('oauthRequest', { query: { provider: 'facebook' } });
      const { code = '', state } = await agree(data.authorizationURL, storefront());
      providers.refuse = 503;
      const body = { code, state, stateSecret: data.stateSecret };
      const answer = await mall.call('loginByOauthCode', { body });
      expect(answer).toMatchObject({
        code: 500,
        message: expect.stringContaining('could not sign you in'),
      });
      const log = mall.logs.join('');
      expect(log).toContain('provider refuses');
      for (const secret of [code, data.stateSecret, 'loopback-facebook-secret', '@example.com']) {
        expect(log).not.toContain(secret);
      }
    });
  });
});
