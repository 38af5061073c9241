import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { type OutsideScript, outsideScripts } from './outside-scripts';
import { contentSecurityPolicy, nonceSources } from './security-headers';

const policy = (outside: readonly OutsideScript[], cardForm = false) =>
  contentSecurityPolicy(nonceSources('n'), { secure: true, cardForm, outside });

describe('outsideScripts', () => {
  it('are on no page, and allowed on none, by default', () => {
    const { outside } = readConfig({});
    expect(outside).toEqual([]);
    expect(policy(outside)).not.toMatch(/stripe|google|facebook|frame-src/);
  });

  it('are those that the settings name', () => {
    const companies = (env: Record<string, string>) =>
      readConfig(env).outside.map(({ company }) => company);
    expect(companies({ MALL_CARD_SCRIPT: 'on' })).toEqual(['Stripe']);
    expect(companies({ MALL_SOCIAL_SCRIPT: 'facebook' })).toEqual(['Facebook']);
    expect(companies({ MALL_CARD_SCRIPT: 'on', MALL_SOCIAL_SCRIPT: 'google' })).toEqual([
      'Stripe',
      'Google',
    ]);
    expect(() => readConfig({ MALL_SOCIAL_SCRIPT: 'twitter' })).toThrow(
      'must be one of off, google, facebook',
    );
  });

  it('may load what they need, and no other company’s may', () => {
    const stripe = policy(outsideScripts(true, 'off'));
    expect(stripe).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(stripe).toContain("connect-src 'self' https://api.stripe.com;");
    expect(stripe).toContain('frame-src https://js.stripe.com');
    expect(stripe).not.toMatch(/google|facebook/);
    const google = policy(outsideScripts(false, 'google'));
    expect(google).toMatch(/style-src [^;]*https:\/\/accounts\.google\.com\/gsi\/style/);
    expect(google).not.toContain('stripe');
  });

  it('are named once where the page of the card form needs the same', () => {
    const api = policy(outsideScripts(true, 'off'), true).match(/https:\/\/api\.stripe\.com/g);
    expect(api).toHaveLength(1);
  });

  it('are the file that the card form loads', () => {
    const require = createRequire(import.meta.url);
    const library = join(dirname(require.resolve('@stripe/stripe-js/pure')), '../dist/pure.mjs');
    const [, train] = /RELEASE_TRAIN = '(\w+)'/.exec(readFileSync(library, 'utf8')) ?? [];
    const [stripe] = outsideScripts(true, 'off');
    expect(stripe?.src).toBe(`https://js.stripe.com/${train}/stripe.js`);
  });
});
