import { describe, expect, it } from 'vitest';
import { readConfig, startupNotices } from './config';

describe('config', () => {
  it('listens everywhere for a real mall, on this machine only for one to try out', () => {
    expect(readConfig({})).toMatchObject({ isTrial: false, port: 3000, host: undefined });
    expect(readConfig({ MALL_MODE: 'trial' })).toMatchObject({ isTrial: true, host: '127.0.0.1' });
    expect(readConfig({ MALL_MODE: 'trial', HOST: '0.0.0.0' })).toMatchObject({ host: '0.0.0.0' });
  });

  it('knows its public origin and whom to believe', () => {
    expect(readConfig({ PORT: '3001' })).toMatchObject({
      publicOrigin: undefined,
      trustProxy: { proxies: [], refusesOthers: true },
    });
    expect(readConfig({ MALL_MODE: 'trial' })).toMatchObject({
      trustProxy: { proxies: ['loopback'], refusesOthers: false },
    });
    expect(readConfig({ MALL_TRUST_PROXY: 'none' })).toMatchObject({
      trustProxy: { proxies: [], refusesOthers: false },
    });
    const env = {
      MALL_STOREFRONT_URL: 'https://mall.example/',
      MALL_TRUST_PROXY: '10.0.0.0/8, ::1',
    };
    expect(readConfig(env)).toMatchObject({
      publicOrigin: 'https://mall.example',
      trustProxy: { proxies: ['10.0.0.0/8', '::1'], refusesOthers: true },
    });
  });

  it('asks the server at the configured address', () => {
    expect(readConfig({ MALL_API_BASE: 'https://api.example' }).apiBase).toBe(
      'https://api.example',
    );
  });

  it('says whom to tell about a vulnerability, and until when, or nothing', () => {
    const env = { MALL_SECURITY_CONTACT: 'mailto:safe@mall.example, https://mall.example/report' };
    expect(readConfig(env).securityContact).toBeUndefined();
    expect(readConfig({ ...env, MALL_SECURITY_EXPIRES: '2027-06-30' }).securityContact).toEqual({
      contacts: ['mailto:safe@mall.example', 'https://mall.example/report'],
      expires: new Date('2027-06-30T00:00:00Z'),
    });
  });

  it.each([
    [{ MALL_SECURITY_CONTACT: 'safe@mall.example' }, /^MALL_SECURITY_CONTACT is .+ mailto:/],
    [{ MALL_SECURITY_EXPIRES: 'next year' }, /^MALL_SECURITY_EXPIRES is .+ a day such as/],
    [{ PORT: '80a' }, 'PORT is "80a"; it must be a whole number from 0 to 65535.'],
    [{ MALL_API_BASE: 'api.example' }, /^MALL_API_BASE is "api.example"; it must be an address/],
    [
      { MALL_STOREFRONT_URL: 'https://mall.example/shop' },
      /^MALL_STOREFRONT_URL is .+ without a path/,
    ],
    [
      { MALL_TRUST_PROXY: '10.0.0.0/99' },
      /^MALL_TRUST_PROXY is "10.0.0.0\/99"; it must be none, or/,
    ],
    [{ MALL_TIME_ZONE: 'Mars/Olympus' }, /"Mars\/Olympus"; it must be a time zone such as/],
    [{ MALL_API_UTC_OFFSET: '9h' }, /"9h"; it must be a whole number from -720 to 840/],
    [{ MALL_BRAND: 'acme' }, /^MALL_BRAND is "acme"; it must be one of vermilion, kontor\.$/],
    [{ MALL_BRAND: './acme' }, /^MALL_BRAND is "\/.+\/acme", which is no whole brand/],
    [{ MALL_MODE: 'demo' }, 'MALL_MODE is "demo"; it must be one of real, trial.'],
    [{ MALL_MODE: 'trial', NODE_ENV: 'production' }, /^MALL_MODE is "trial".+NODE_ENV/],
    [
      { MALL_MODE: 'trial', MALL_STOREFRONT_URL: 'https://mall.example' },
      /"https:\/\/mall.example"/,
    ],
  ])('refuses %o in a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('names everything that is wrong', () => {
    expect(() => readConfig({ PORT: '-1', MALL_API_BASE: 'ftp://api.example' })).toThrow(
      /^PORT is .+\nMALL_API_BASE is .+$/,
    );
  });

  it('says at the start what is misspelt, that a mall is there to be tried out, and to whom it is open', () => {
    const noticesFor = (env: Record<string, string>) =>
      startupNotices(env, readConfig(env)).join('\n');
    expect(noticesFor({})).toBe('');
    expect(noticesFor({ MALL_TRUST_PROXYS: '::1' })).toContain('MALL_TRUST_PROXY meant?');
    expect(noticesFor({ MALL_MODE: 'trial' })).toMatch(/^This is a mall to try out .+pages\.$/);
    expect(noticesFor({ MALL_MODE: 'trial', HOST: '::' })).toContain('other computers can reach');
  });
});
