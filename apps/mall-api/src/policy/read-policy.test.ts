import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import minorUnits from '@vermilion/api-client/contract/currencies.json';
import fc from 'fast-check';
import { afterAll, describe, expect, it, test } from 'vitest';
import { defaultPolicy } from './default-policy';
import { readPolicy } from './read-policy';

const folder = mkdtempSync(join(tmpdir(), 'policy-'));
const file = join(folder, 'mall.json');
afterAll(() => rmSync(folder, { recursive: true }));

const read = (content: unknown) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readPolicy(file);
};

/** The reader's messages, without the file name. */
function sentences(content: unknown): string[] {
  try {
    read(content);
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(`${file}: `, ''));
  }
  return [];
}

describe('the policy of a mall', () => {
  it('is the default when there is no file', () => {
    expect(readPolicy(undefined)).toEqual(defaultPolicy);
  });

  it('takes from its file what differs, at every depth', () => {
    const policy = read({
      mall: { name: { en: 'Harbour Mall', fr: 'Galerie du Port' }, contact: { hotline: '+33 1' } },
      freight: { freeFromMinor: 5000 },
      load: { drafts: { perAccountMinute: 5 } },
    });
    expect(policy.mall.name).toEqual({ en: 'Harbour Mall', fr: 'Galerie du Port' });
    expect(policy.mall.contact).toEqual({ ...defaultPolicy.mall.contact, hotline: '+33 1' });
    expect(policy.freight.freeFromMinor).toBe(5000);
    expect(policy.load.drafts).toEqual({ ...defaultPolicy.load.drafts, perAccountMinute: 5 });
    expect(policy.cart).toEqual(defaultPolicy.cart);
  });

  it('names the mall by the file and not by what the program would call it', () => {
    writeFileSync(file, JSON.stringify({ mall: { name: { en: 'Mine' } } }));
    const base = { mall: { name: { en: 'Demo' }, address: { en: 'Demo street' } } };
    const { mall } = readPolicy(file, base);
    expect([mall.name.en, mall.address?.en]).toEqual(['Mine', 'Demo street']);
  });

  test.each<[unknown, string]>([
    [{ freight: { freeFromMinor: -1 } }, 'freight.freeFromMinor is -1; it must be a whole number'],
    [
      { freight: { freeFromMinor: 9.5 } },
      'freight.freeFromMinor is 9.5; it must be a whole number',
    ],
    [{ freight: 5 }, 'freight is 5; it must be an object.'],
    [
      { currency: { currency: 'usd' } },
      'currency.currency is "usd"; it must be the ISO 4217 code of a currency, such as USD.',
    ],
    [
      { currency: { currency: 'JPY', decimals: 2 } },
      'currency.decimals is 2; it must be at most the decimals of the currency in ISO 4217.',
    ],
    [{ currency: { currency: 'HUF', decimals: 0.5 } }, 'currency.decimals is 0.5; it must be a'],
    [
      { currency: { symbol: ' ' } },
      'currency.symbol is " "; it must be a text of 1 to 8 characters.',
    ],
    [
      { mall: { name: 'Mine' } },
      'mall.name is "Mine"; it must be texts by language, at least in English',
    ],
    [{ mall: { name: { fr: 'Galerie' } } }, 'it must be texts by language'],
    [{ mall: { name: { en: 'Mall', fr_FR: 'Galerie' } } }, 'it must be texts by language'],
    [
      { mall: { address: { fr: 'Rue du Port' } } },
      'mall.address is {"fr":"Rue du Port"}; it must be texts by language',
    ],
    [{ mall: { color: 'red' } }, 'mall.color is "red"; it must be a color such as "#d4261a".'],
    [
      { mall: { contact: { type: 'fax' } } },
      'mall.contact.type is "fax"; it must be one of h5, hotline, message, email.',
    ],
    [
      { mall: { contact: { h5Url: 'javascript:alert(1)' } } },
      'mall.contact.h5Url is "javascript:alert(1)"; it must be an address that begins with https:// or http://.',
    ],
    [
      { mall: { contact: { email: 'help' } } },
      'mall.contact.email is "help"; it must be an email address.',
    ],
    [{ visitor: { open: 'yes' } }, 'visitor.open is "yes"; it must be true or false.'],
    [{ unpaid: { shareOfStock: 2 } }, 'unpaid.shareOfStock is 2; it must be a number from 0 to 1.'],
    [{ orderCancelHours: 0 }, 'orderCancelHours is 0; it must be a number above 0, at most 720.'],
    [{ password: { min: 20, max: 10 } }, 'password.max is 10; it must be at least password.min.'],
    [
      { sms: { prefixDay: { China: 5 } } },
      'sms.prefixDay.China must be by calling code, such as "86".',
    ],
    [{ freigth: { freeFromMinor: 1 } }, 'freigth is no part of the policy.'],
    [{ mall: { contact: { fax: '1' } } }, 'mall.contact.fax is no part of the policy.'],
    [[], 'the policy is []; it must be an object.'],
    ['{ "mall": ', 'which is not JSON'],
  ])('refuses %j in a sentence', (content, sentence) => {
    expect(sentences(content)).toEqual([expect.stringContaining(sentence)]);
  });

  it('names all that is wrong', () => {
    expect(sentences({ cart: { maxRows: 0 }, points: { perUnit: '1' } })).toHaveLength(2);
  });

  it('names a file that cannot be read', () => {
    expect(() => readPolicy(join(folder, 'none.json'))).toThrow(
      /^MALL_POLICY is ".*", which cannot be read/,
    );
  });

  const text = fc.string({ minLength: 1, maxLength: 40 }).filter((one) => one.trim() !== '');
  const localText = fc.record({ en: text, 'zh-CN': text, lo: text }, { requiredKeys: ['en'] });
  const part = fc.record(
    {
      mall: fc.record({ name: localText, address: fc.option(localText) }, { requiredKeys: [] }),
      currency: fc.record({ currency: fc.constantFrom(...Object.keys(minorUnits)) }),
      freight: fc.record({ freeFromMinor: fc.option(fc.nat()) }),
      points: fc.record({ perUnit: fc.nat(1000), worthMinor: fc.nat(1000) }),
      orderCancelHours: fc.double({ min: 0.1, max: 720, noNaN: true }),
      visitor: fc.record({
        open: fc.boolean(),
        linkDays: fc.integer({ min: 1, max: 3650 }),
        lookUpMinutes: fc.integer({ min: 1, max: 1440 }),
      }),
    },
    { requiredKeys: [] },
  );

  it('is the same when it is written down whole and read again', () => {
    fc.assert(
      fc.property(part, (change) => {
        const policy = read(change);
        expect(policy).toMatchObject(JSON.parse(JSON.stringify(change)));
        expect(read(policy)).toEqual(policy);
      }),
    );
  });
});
