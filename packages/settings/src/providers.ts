import { z } from 'zod';
import { text, url } from './types';

const secret = (description: string) => ({ type: text, isSecret: true, description }) as const;
const at = (defaultUrl: string) => ({ type: url('https', 'http'), default: defaultUrl }) as const;

/** A key of Stripe: what it is for stands before it, the mode (live or test) next. */
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

/** Access to services of others; their addresses are changed by tests only. */
export const providers = {
  MALL_TWILIO_ACCOUNT_SID: {
    type: text,
    description: 'Twilio, which sends messages to phones; a real mall without it sends none',
  },
  MALL_TWILIO_AUTH_TOKEN: secret('the secret of that account'),
  MALL_TWILIO_FROM: { type: text, description: 'the number that messages come from' },
  MALL_TWILIO_URL: at('https://api.twilio.com'),
  MALL_TWITTER_KEY: { type: text, description: 'signing in with Twitter; on with its secret' },
  MALL_TWITTER_SECRET: secret('the secret of that key'),
  MALL_TWITTER_URL: at('https://api.twitter.com'),
  MALL_GOOGLE_CLIENT_ID: { type: text, description: 'signing in with Google; on with its secret' },
  MALL_GOOGLE_CLIENT_SECRET: secret('the secret of that client'),
  MALL_GOOGLE_ISSUER: at('https://accounts.google.com'),
  MALL_FACEBOOK_APP_ID: { type: text, description: 'signing in with Facebook; on with its secret' },
  MALL_FACEBOOK_APP_SECRET: secret('the secret of that app'),
  MALL_FACEBOOK_URL: at('https://www.facebook.com'),
  MALL_FACEBOOK_GRAPH_URL: at('https://graph.facebook.com'),
  MALL_STRIPE_SECRET_KEY: {
    ...secret('paying by card with Stripe; on with the other two'),
    type: stripeKey('sk', 'rk'),
  },
  MALL_STRIPE_PUBLISHABLE_KEY: {
    type: stripeKey('pk'),
    description: 'the key of that account for browsers',
  },
  MALL_STRIPE_WEBHOOK_SECRETS: {
    ...secret(
      'signs the webhooks of `/api/pay/webhook/stripe`; the old and the new one while it is changed',
    ),
    type: webhookSecrets,
  },
  MALL_STRIPE_URL: at('https://api.stripe.com'),
  MALL_PAYPAL_CLIENT_ID: {
    type: text,
    description: 'paying with PayPal; on with the other two',
  },
  MALL_PAYPAL_CLIENT_SECRET: secret('the secret of that app'),
  MALL_PAYPAL_WEBHOOK_ID: {
    type: text,
    description: 'names the webhook `/api/pay/webhook/paypal` in that account',
  },
  MALL_PAYPAL_URL: at('https://api-m.paypal.com'),
} as const;
