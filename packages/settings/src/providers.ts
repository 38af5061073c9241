import { z } from 'zod';
import { text, url } from './types';

const secret = (description: string) => ({ type: text, isSecret: true, description }) as const;
const urlOr = (defaultUrl: string) =>
  ({ type: url('https', 'http'), default: defaultUrl }) as const;

/** A Stripe key: kind and mode (live or test) are its prefix. */
const stripeKey = (...kinds: string[]) =>
  z
    .string()
    .regex(
      new RegExp(`^(${kinds.join('|')})_(live|test)_\\w+$`),
      `a key that begins with ${kinds.map((kind) => `${kind}_live_ or ${kind}_test_`).join(', ')}`,
    );
const webhookSecrets = z
  .string()
  .regex(
    /^whsec_[\w+/=]+([\s,]+whsec_[\w+/=]+)?$/,
    'one secret that begins with whsec_, or two with a comma between them',
  );

/** Access to third-party services; only tests change their URLs. */
export const providers = {
  MALL_TWILIO_ACCOUNT_SID: {
    type: text,
    description: 'Twilio account for SMS; without it a real mall sends none',
  },
  MALL_TWILIO_AUTH_TOKEN: secret('auth token of the Twilio account'),
  MALL_TWILIO_FROM: { type: text, description: 'sender number of SMS' },
  MALL_TWILIO_URL: urlOr('https://api.twilio.com'),
  MALL_TWITTER_KEY: { type: text, description: 'sign-in with Twitter; needs its secret' },
  MALL_TWITTER_SECRET: secret('secret of the Twitter key'),
  MALL_TWITTER_URL: urlOr('https://api.twitter.com'),
  MALL_GOOGLE_CLIENT_ID: { type: text, description: 'sign-in with Google; needs its secret' },
  MALL_GOOGLE_CLIENT_SECRET: secret('secret of the Google client'),
  MALL_GOOGLE_ISSUER: urlOr('https://accounts.google.com'),
  MALL_FACEBOOK_APP_ID: { type: text, description: 'sign-in with Facebook; needs its secret' },
  MALL_FACEBOOK_APP_SECRET: secret('secret of the Facebook app'),
  MALL_FACEBOOK_URL: urlOr('https://www.facebook.com'),
  MALL_FACEBOOK_GRAPH_URL: urlOr('https://graph.facebook.com'),
  MALL_STRIPE_SECRET_KEY: {
    ...secret('card payments with Stripe; needs the other two'),
    type: stripeKey('sk', 'rk'),
  },
  MALL_STRIPE_PUBLISHABLE_KEY: {
    type: stripeKey('pk'),
    description: 'public key of the Stripe account',
  },
  MALL_STRIPE_WEBHOOK_SECRETS: {
    ...secret(
      'signing secret of `/api/pay/webhook/stripe`; two separated by a comma during rotation',
    ),
    type: webhookSecrets,
  },
  MALL_STRIPE_URL: urlOr('https://api.stripe.com'),
  MALL_PAYPAL_CLIENT_ID: {
    type: text,
    description: 'PayPal payments; needs the other two',
  },
  MALL_PAYPAL_CLIENT_SECRET: secret('secret of the PayPal client'),
  MALL_PAYPAL_WEBHOOK_ID: {
    type: text,
    description: 'id of the webhook `/api/pay/webhook/paypal` at PayPal',
  },
  MALL_PAYPAL_URL: urlOr('https://api-m.paypal.com'),
} as const;
