import { text, url } from './types';

const secret = (description: string) => ({ type: text, isSecret: true, description }) as const;
const at = (defaultUrl: string) => ({ type: url('https', 'http'), default: defaultUrl }) as const;

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
} as const;
