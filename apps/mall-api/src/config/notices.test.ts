import { describe, expect, test } from 'vitest';
import { notices } from './notices';
import { readSettings } from './settings';

describe('what is said at the start', () => {
  const noticesFor = (env: Record<string, string>) => notices(readSettings(env)).join('\n');

  test('that a mall is there to be tried out, and whom it lets in', () => {
    expect(noticesFor({ MALL_MODE: 'trial' })).toMatch(/^This is a mall to try out .+\/outbox\.$/);
    expect(noticesFor({ MALL_MODE: 'trial', HOST: '0.0.0.0' })).toContain('HOST is "0.0.0.0"');
    expect(noticesFor({ MALL_MODE: 'trial', MALL_OUTBOX: 'off' })).not.toContain('/outbox');
  });

  test('what a real mall cannot do yet', () => {
    expect(noticesFor({})).toMatch(
      /MALL_SMTP_URL.+\n.+MALL_TWILIO_.+\nMALL_TRUST_PROXY.+\nMALL_STOREFRONT_URL/,
    );
    const complete = {
      MALL_SMTP_URL: 'smtp://localhost',
      MALL_TRUST_PROXY: '10.0.0.5',
      MALL_STOREFRONT_URL: 'https://mall.example',
      MALL_TWILIO_ACCOUNT_SID: 'a',
      MALL_TWILIO_AUTH_TOKEN: 'b',
      MALL_TWILIO_FROM: 'c',
    };
    expect(noticesFor(complete)).toBe('');
  });
});
