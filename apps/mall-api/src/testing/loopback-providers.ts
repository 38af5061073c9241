/**
 * Fakes of Twitter, Google, Facebook, Twilio and Stripe on the loopback interface, for tests. By hand, `tsx
 * --conditions=vermilion-source src/testing/loopback-providers.ts 4290` prints the environment for a mall
 * that uses them. `POST /person` (JSON) changes who signs in.
 */
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import formbody from '@fastify/formbody';
import type { ProviderSettings } from '../config/provider-settings';
import { FACEBOOK, loopbackFacebook } from './loopback-facebook';
import { GOOGLE, loopbackGoogle, type SignIdToken } from './loopback-google';
import { createLoopbackServer } from './loopback-server';
import { loopbackSms, TWILIO } from './loopback-sms';
import type { LoopbackPerson, LoopbackState } from './loopback-state';
import { LoopbackStripe } from './loopback-stripe';
import { loopbackTwitter, TWITTER } from './loopback-twitter';

export interface LoopbackProviders extends LoopbackState {
  settings: ProviderSettings;
  /** The same as environment variables. */
  env: Record<string, string>;
  signIdToken: SignIdToken;
  close(): Promise<void>;
}

/** Starts them on one port; 0 takes a free one. */
export async function startLoopbackProviders(port = 0): Promise<LoopbackProviders> {
  const state: LoopbackState = {
    base: '',
    person: { id: '1001', name: 'Tilda Loop', email: 'tilda@example.com', verified: true },
    messages: [],
    refuse: undefined,
    grants: new Map(),
  };
  const app = createLoopbackServer();
  await app.register(formbody);
  app.addHook('onRequest', async (_request, reply) => {
    if (state.refuse) return reply.code(state.refuse).send('refused');
  });
  loopbackTwitter(app, state);
  loopbackFacebook(app, state);
  loopbackSms(app, state);
  const signIdToken = await loopbackGoogle(app, state);
  app.post<{ Body: LoopbackPerson }>('/person', ({ body }) => (state.person = body));
  await app.listen({ host: '127.0.0.1', port });
  state.base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const close = () => app.close();
  return Object.assign(state, { ...configuration(state.base), signIdToken, close });
}

function configuration(base: string) {
  const settings = {
    twilio: { url: `${base}/twilio`, ...TWILIO },
    twitter: { url: `${base}/twitter`, ...TWITTER },
    google: { issuer: `${base}/google`, ...GOOGLE },
    facebook: { url: `${base}/facebook`, graphUrl: `${base}/graph`, ...FACEBOOK },
  } satisfies ProviderSettings;
  const env = {
    MALL_TWITTER_URL: settings.twitter.url,
    MALL_TWITTER_KEY: TWITTER.key,
    MALL_TWITTER_SECRET: TWITTER.secret,
    MALL_GOOGLE_ISSUER: settings.google.issuer,
    MALL_GOOGLE_CLIENT_ID: GOOGLE.clientId,
    MALL_GOOGLE_CLIENT_SECRET: GOOGLE.clientSecret,
    MALL_FACEBOOK_URL: settings.facebook.url,
    MALL_FACEBOOK_GRAPH_URL: settings.facebook.graphUrl,
    MALL_FACEBOOK_APP_ID: FACEBOOK.appId,
    MALL_FACEBOOK_APP_SECRET: FACEBOOK.appSecret,
  };
  return { settings, env };
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const { base, env } = await startLoopbackProviders(Number(process.argv[2] ?? 4290));
  const { access } = await LoopbackStripe.start();
  const stripe = {
    MALL_STRIPE_URL: access.url,
    MALL_STRIPE_SECRET_KEY: access.secretKey,
    MALL_STRIPE_PUBLISHABLE_KEY: access.publishableKey,
    MALL_STRIPE_WEBHOOK_SECRETS: access.webhookSecrets.join(','),
  };
  console.log(JSON.stringify({ base, env: { ...env, ...stripe } }));
}
