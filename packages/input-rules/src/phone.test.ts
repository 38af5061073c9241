import fc from 'fast-check';
import { type CountryCode, getExampleNumber, type PhoneNumber } from 'libphonenumber-js/core';
import max from 'libphonenumber-js/max/metadata';
import { getCountries } from 'libphonenumber-js/min';
import min from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { type PhoneHome, readMobile, readPhone } from './phone';

const inItaly = { country: 'IT', dialCode: '39' };
const inUsa = { country: 'US', dialCode: '1' };

/** The form's and the server's metadata. */
const everyMetadata = [min, max];

function exampleOf(country: CountryCode): PhoneNumber {
  const example = getExampleNumber(country, examples, max);
  if (!example) throw new Error(`There is no example of ${country}`);
  return example;
}

const digitsOf = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const scripts = [
  (text: string) => text,
  digitsOf(0xff10), // full-width
  digitsOf(0x0660), // Arabic
  digitsOf(0x06f0), // Persian
  digitsOf(0x0e50), // Thai
  digitsOf(0x0ed0), // Lao
];
const separators = [' ', '-', '/', '.', ' / ', '\u00a0', '\u202f', '‑', '–', '()'];
const marks = ['', '\u200e', '\u202a', '\u2066', '\u200b', '\ufeff'];

/** The same number with other characters between its digits, and its digits in a script. */
const written = (number: string) =>
  fc
    .tuple(
      fc.constantFrom(...scripts),
      fc.constantFrom(...separators),
      fc.constantFrom(...marks),
      fc.constantFrom(...marks),
    )
    .map(
      ([script, separator, before, after]) =>
        before + script(number.replaceAll(' ', separator).replaceAll('-', separator)) + after,
    );

describe.each(getCountries())('a number of %s', (country) => {
  const example = exampleOf(country);
  const { countryCallingCode: dialCode } = example;
  const home: PhoneHome = { country, dialCode };

  const reads = (texts: fc.Arbitrary<string>, at: PhoneHome) =>
    fc.assert(
      fc.property(texts, fc.constantFrom(...everyMetadata), (text, metadata) => {
        expect(readPhone(text, at, metadata)?.number).toBe(example.number);
      }),
      { numRuns: 8 },
    );

  it('is read as written at home, with and without the country', () => {
    reads(written(example.formatNational()), home);
    reads(written(example.formatNational()), { dialCode });
    reads(written(example.nationalNumber), { dialCode });
  });

  it('is read with its country code, whatever the chosen country', () => {
    const international = example.formatInternational();
    const bare = international.slice(1);
    for (const at of [home, inUsa, inItaly, {}]) {
      reads(written(international), at);
      reads(written(`(+${bare.replace(' ', ') ')}`), at);
      reads(written(`00 ${bare}`), at);
    }
    reads(written(`011 ${bare}`), inUsa);
    // Without a plus it can also be a number of a landline at home, which no text message reaches
    fc.assert(
      fc.property(written(bare), (text) => {
        expect(readMobile(text, home, max)?.number).toBe(example.number);
      }),
      { numRuns: 8 },
    );
  });
});

describe('readPhone', () => {
  it.each([
    ['06 698 12345', inItaly, '+390669812345'],
    ['39 06 698 12345', inItaly, '+390669812345'],
    ['011 39 06 698 12345', inItaly, '+390669812345'],
    ['011 123 4567', inItaly, '+390111234567'],
    ['0039 06 698 12345', inUsa, '+390669812345'],
    ['+0039 06 698 12345', inUsa, '+390669812345'],
    ['+44 (0)20 7946 0018', inUsa, '+442079460018'],
    ['0114 496 0018', { country: 'GB', dialCode: '44' }, '+441144960018'],
    ['011 44 20 7946 0018', { country: 'GB', dialCode: '44' }, '+442079460018'],
    ['8 (916) 123-45-67', { dialCode: '7' }, '+79161234567'],
    ['0701-23 45 67', { dialCode: '46' }, '+46701234567'],
    ['030/901820', { dialCode: '49' }, '+4930901820'],
    ['25 1234', { country: 'GG', dialCode: '44' }, '+441481251234'],
    ['00376 612 345', { country: 'FR', dialCode: '33' }, '+376612345'],
  ])('reads %j with %j as %s', (text, home, e164) => {
    for (const metadata of everyMetadata)
      expect(readPhone(text, home, metadata)?.number).toBe(e164);
  });

  it.each([
    [
      'a Mexican number with the 1 of former calls from abroad',
      '+52 1 55 1234 5678',
      '+525512345678',
    ],
    ['a Mexican number with the 1, from home', '1 55 1234 5678', '+525512345678'],
    ['a Mexican number with 044', '044 55 1234 5678', '+525512345678'],
    ['a Mexican number with 01', '01 55 1234 5678', '+525512345678'],
  ])('reads %s', (_what, text, e164) => {
    expect(readPhone(text, { country: 'MX', dialCode: '52' }, max)?.number).toBe(e164);
  });

  it('gives Brazilian mobile numbers their ninth digit, and landlines none', () => {
    const home = { country: 'BR', dialCode: '55' };
    expect(readPhone('(11) 8765-4321', home, max)?.number).toBe('+5511987654321');
    expect(readPhone('+55 11 8765 4321', inUsa, min)?.number).toBe('+5511987654321');
    expect(readPhone('0 15 11 98765-4321', home, max)?.number).toBe('+5511987654321');
    expect(readPhone('(11) 3456-7890', home, max)?.number).toBe('+551134567890');
  });

  it('gives Argentine mobile numbers their 9, and landlines none', () => {
    const home = { country: 'AR', dialCode: '54' };
    for (const text of ['11 2345-6789', '011 15 2345-6789', '+54 11 2345 6789', '9 11 2345 6789'])
      expect(readMobile(text, home, max)?.number).toBe('+5491123456789');
    expect(readPhone('11 2345-6789', home, max)?.number).toBe('+541123456789');
    expect(readMobile('0800 123 4567', home, max)?.number).toBe('+548001234567');
  });

  it.each([
    '',
    '12',
    '0701-ring',
    '13800000001 ext 5',
    '++39 06 698 12345',
    '39+0669812345',
    'x'.repeat(40),
  ])('reads %j as no number', (text) =>
    expect(readPhone(text, { dialCode: '46' }, min)).toBeUndefined(),
  );

  it('never throws, and reads what it has read as the same number', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 ()/.-]{0,20}$/)),
        fc.oneof(fc.constantFrom(...getCountries()), fc.string({ maxLength: 3 })),
        fc.stringMatching(/^\d{0,4}$/),
        (text, country, dialCode) => {
          const number = readPhone(text, { country, dialCode }, min);
          if (!number) return;
          const again = { dialCode: number.countryCallingCode };
          expect(readPhone(number.number, {}, min)?.number).toBe(number.number);
          if (number.isValid())
            expect(readPhone(number.nationalNumber, again, min)?.number).toBe(number.number);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
