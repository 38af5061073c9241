import { type serverVariables, SettingsError, type Values } from '@vermilion/settings';

/** Access to third-party services. Each is off until its secrets are set; tests change the URLs. */
export interface ProviderSettings {
  /**
   * Twilio, which sends text messages; without it they go to the outbox of a trial mall, and are not sent in
   * a real one.
   */
  twilio: { url: string; accountSid: string; authToken: string; from: string } | undefined;
  twitter: { url: string; key: string; secret: string } | undefined;
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  facebook: { url: string; graphUrl: string; appId: string; appSecret: string } | undefined;
  stripe?: StripeAccess | undefined;
  paypal?: PaypalAccess | undefined;
}

/** An account at Stripe. */
export interface StripeAccess {
  url: string;
  secretKey: string;
  /** Public, sent to browsers. */
  publishableKey: string;
  /** Several while a secret is being rotated: a signature by any of them is valid. */
  webhookSecrets: readonly string[];
}

/** An app of a PayPal account. */
export interface PaypalAccess {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Id of this mall's webhook, which PayPal needs to verify signatures. */
  webhookId: string;
}

type Known = Values<typeof serverVariables>;

/** Reads the provider settings from the environment. Throws for a service that is only partly configured. */
export function readProviders(values: Known): ProviderSettings {
  const twilio = together(values, {
    accountSid: 'MALL_TWILIO_ACCOUNT_SID',
    authToken: 'MALL_TWILIO_AUTH_TOKEN',
    from: 'MALL_TWILIO_FROM',
  });
  const twitter = together(values, { key: 'MALL_TWITTER_KEY', secret: 'MALL_TWITTER_SECRET' });
  const google = together(values, {
    clientId: 'MALL_GOOGLE_CLIENT_ID',
    clientSecret: 'MALL_GOOGLE_CLIENT_SECRET',
  });
  const facebook = together(values, {
    appId: 'MALL_FACEBOOK_APP_ID',
    appSecret: 'MALL_FACEBOOK_APP_SECRET',
  });
  const stripe = together(values, {
    secretKey: 'MALL_STRIPE_SECRET_KEY',
    publishableKey: 'MALL_STRIPE_PUBLISHABLE_KEY',
    webhookSecrets: 'MALL_STRIPE_WEBHOOK_SECRETS',
  });
  const paypal = together(values, {
    clientId: 'MALL_PAYPAL_CLIENT_ID',
    clientSecret: 'MALL_PAYPAL_CLIENT_SECRET',
    webhookId: 'MALL_PAYPAL_WEBHOOK_ID',
  });
  if (stripe) requireOneMode(stripe);
  return {
    twilio: twilio && { url: values.MALL_TWILIO_URL, ...twilio },
    twitter: twitter && { url: values.MALL_TWITTER_URL, ...twitter },
    google: google && { issuer: values.MALL_GOOGLE_ISSUER, ...google },
    facebook: facebook && {
      url: values.MALL_FACEBOOK_URL,
      graphUrl: values.MALL_FACEBOOK_GRAPH_URL,
      ...facebook,
    },
    stripe: stripe && {
      url: values.MALL_STRIPE_URL,
      ...stripe,
      webhookSecrets: stripe.webhookSecrets.split(/[\s,]+/),
    },
    paypal: paypal && { url: values.MALL_PAYPAL_URL, ...paypal },
  };
}

/** Mixing test and live keys would show a form that the server cannot charge. */
function requireOneMode({ secretKey, publishableKey }: Record<string, string>): void {
  const isLive = (key = '') => /^[a-z]+_live_/.test(key);
  if (isLive(secretKey) === isLive(publishableKey)) return;
  throw new SettingsError([
    'MALL_STRIPE_SECRET_KEY and MALL_STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.',
  ]);
}

/** Variables that are only valid together; undefined when none is set. */
export function together<Key extends string>(
  values: Known,
  names: Record<Key, keyof Known>,
): Record<Key, string> | undefined {
  const all = Object.values<keyof Known>(names);
  const missing = all.filter((name) => values[name] === undefined);
  if (missing.length === all.length) return undefined;
  if (missing.length) {
    const set = all.filter((name) => !missing.includes(name));
    throw new SettingsError([`${set.join(', ')} cannot be used without ${missing.join(', ')}.`]);
  }
  const entries = Object.entries<keyof Known>(names).map(([key, name]) => [key, values[name]]);
  // Every value was just checked
  return Object.fromEntries(entries) as Record<Key, string>;
}
