import { defineHandlers } from '../http/handler';
import type { Context } from '../kernel/context';
import { facebookAddress, facebookPerson, facebookTokenPerson } from './facebook';
import { googleAddress, googlePerson, googleTokenPerson } from './google';
import { notOffered } from './provider-request';
import { beginRequest, endRequest, randomHex } from './requests';
import { signInPerson } from './sign-in';
import { requestTwitterToken, twitterPerson } from './twitter';

/** The authorization URL of an OAuth 2 provider. */
async function beginOauth(ctx: Context, provider: 'google' | 'facebook') {
  const [state, verifier] = [randomHex(), randomHex() + randomHex()];
  const address = provider === 'google' ? googleAddress : facebookAddress;
  return {
    authorizationURL: await address(ctx, state, verifier),
    state,
    stateSecret: await beginRequest(ctx, { provider, token: state, secret: verifier }),
  };
}

interface OauthReturn {
  code: string;
  state: string;
  stateSecret: string;
}

async function endOauth(ctx: Context, { code, state, stateSecret }: OauthReturn) {
  const { provider, secret } = await endRequest(ctx, { token: state, handle: stateSecret });
  const back = { code, state, verifier: secret };
  if (provider === 'google') return googlePerson(ctx, back);
  if (provider === 'facebook') return facebookPerson(ctx, back);
  throw notOffered();
}

export const socialHandlers = defineHandlers({
  twitterRequestToken: (ctx) => requestTwitterToken(ctx),
  loginByTwitter: async (ctx, { body }) => signInPerson(ctx, await twitterPerson(ctx, body)),
  oauthRequest: (ctx, { query }) => beginOauth(ctx, query.provider),
  loginByOauthCode: async (ctx, { body }) => signInPerson(ctx, await endOauth(ctx, body)),
  loginByGoogle: async (ctx, { body }) => signInPerson(ctx, await googleTokenPerson(ctx, body)),
  loginByFacebook: async (ctx, { body }) =>
    signInPerson(ctx, await facebookTokenPerson(ctx, body.accessToken)),
});
