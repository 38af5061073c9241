/** Access to services of others. Each is off until its secrets are set; addresses can be turned elsewhere for tests. */
export interface ProviderSettings {
  /** Twilio, which sends messages to phones; without it they go to the outbox page. */
  twilio: { url: string; accountSid: string; authToken: string; from: string } | undefined;
  twitter: { url: string; key: string; secret: string } | undefined;
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  facebook: { url: string; graphUrl: string; appId: string; appSecret: string } | undefined;
}

type Text = (name: string) => string | undefined;

/** Reads what the environment says of them. A service of which a part is missing is off. */
export function readProviders(text: Text): ProviderSettings {
  const url = (name: string, usual: string) => (text(name) ?? usual).replace(/\/+$/, '');
  return {
    twilio: whole({
      url: url('MALL_TWILIO_URL', 'https://api.twilio.com'),
      accountSid: text('MALL_TWILIO_ACCOUNT_SID'),
      authToken: text('MALL_TWILIO_AUTH_TOKEN'),
      from: text('MALL_TWILIO_FROM'),
    }),
    twitter: whole({
      url: url('MALL_TWITTER_URL', 'https://api.twitter.com'),
      key: text('MALL_TWITTER_KEY'),
      secret: text('MALL_TWITTER_SECRET'),
    }),
    google: whole({
      issuer: url('MALL_GOOGLE_ISSUER', 'https://accounts.google.com'),
      clientId: text('MALL_GOOGLE_CLIENT_ID'),
      clientSecret: text('MALL_GOOGLE_CLIENT_SECRET'),
    }),
    facebook: whole({
      url: url('MALL_FACEBOOK_URL', 'https://www.facebook.com'),
      graphUrl: url('MALL_FACEBOOK_GRAPH_URL', 'https://graph.facebook.com'),
      appId: text('MALL_FACEBOOK_APP_ID'),
      appSecret: text('MALL_FACEBOOK_APP_SECRET'),
    }),
  };
}

type Whole<T> = { [Key in keyof T]: NonNullable<T[Key]> };

/** The values when none is missing. */
function whole<T extends Record<string, string | undefined>>(values: T): Whole<T> | undefined {
  const isWhole = Object.values(values).every((value) => value !== undefined);
  // Every value was just looked at.
  return isWhole ? (values as Whole<T>) : undefined;
}
