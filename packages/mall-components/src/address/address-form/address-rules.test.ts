import { acceptedEmails, refusedEmails } from '@vermilion/input-rules/testing/emails';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { sampleAddresses } from '../address.sample';
import {
  type AddressField,
  addressFieldsOf,
  type AddressInput,
  checkAddress,
  cleanAddress,
  postalCodeQuestion,
  toDraft,
  toInput,
} from './address-rules';
import { allCountries, findCountry } from './find-country';

const [sample] = sampleAddresses;
if (!sample) throw new Error('There is no sample address.');
const good: AddressInput = {
  ...sample,
  street: 'Kungsgatan 12',
  district: '',
  city: 'Stockholm',
  region: '',
};
const problemOf = (field: AddressField, value: string, country = 'SE') =>
  checkAddress({ ...good, [field]: value }, country)[field];
const questionOf = (postCode: string, country: string) =>
  postalCodeQuestion({ ...good, postCode }, country);
const countries = allCountries(createIntl({ locale: 'en' }));

describe('checkAddress', () => {
  it('accepts a complete address in any script', () => {
    for (const address of sampleAddresses) {
      const country = findCountry(address.country, countries)?.code;
      const input = { ...good, ...toInput(address, country) };
      expect(checkAddress(input, country, address)).toEqual({});
      expect(toDraft(input, country)).toMatchObject({ detail: address.detail });
    }
  });

  it('rejects blank fields', () => {
    const fields = addressFieldsOf(undefined);
    const blank = { ...good, ...Object.fromEntries(fields.map((field) => [field, '  '])) };
    expect(Object.keys(checkAddress(blank, undefined))).toEqual([...fields]);
  });

  it.each(['\u200b', '\u2800', '\u3164'])('rejects a name and a street of only %j', (text) => {
    expect([problemOf('name', text), problemOf('street', text)]).toEqual([
      'nameMissing',
      'streetMissing',
    ]);
  });

  it.each(refusedEmails.filter(Boolean))('rejects %s as an email address', (email) =>
    expect(problemOf('email', email)).toBe('emailShape'),
  );

  it.each(acceptedEmails)('accepts %s as an email address', (email) =>
    expect(problemOf('email', email)).toBeUndefined(),
  );

  it.each([
    ['GB', 'SW1A 2AA'],
    ['GB', 'sw1a2aa'],
    ['CA', 'K1A 0B1'],
    ['NL', '1012 AB'],
    ['NL', '1012AB'],
    ['IE', 'D02 X285'],
    ['DE', '01067'],
    ['JP', '1000001'],
    ['JP', '１００−０００１'],
    ['PL', '00-950'],
    ['US', '20500-0003'],
    ['CN', '200040'],
  ])('accepts in %s the postal code %s', (country, code) =>
    expect([problemOf('postCode', code, country), questionOf(code, country)]).toEqual([
      undefined,
      undefined,
    ]),
  );

  it.each([
    ['GB', '12345'],
    ['CA', 'K1A 0B'],
    ['US', '2050'],
    ['SE', 'SW1A 2AA'],
    ['CN', 'abc'],
    ['AZ', 'AZ1000'],
    ['AZ', 'AZ 1000'],
    ['KZ', 'A15E3H4'],
    ['HN', 'CM1102'],
  ])('asks in %s about the postal code %s', (country, code) => {
    expect(problemOf('postCode', code, country)).toBeUndefined();
    expect(questionOf(code, country)).toBe('postCodeUnusual');
  });

  it('asks about a missing postal code where addresses do without, and requires it elsewhere', () => {
    expect([problemOf('postCode', '', 'LA'), questionOf('', 'LA')]).toEqual([
      undefined,
      'postCodeNone',
    ]);
    expect(problemOf('postCode', '', 'US')).toBe('postCodeMissing');
    expect(questionOf('', 'HK')).toBeUndefined();
  });

  it.each(['11/35', '<b>', '😀'])('rejects the postal code %s everywhere', (code) =>
    expect(problemOf('postCode', code)).toBe('postCodeShape'),
  );

  it('omits the postal code where there is none, and puts it first where addresses begin with it', () => {
    expect(addressFieldsOf('HK')).not.toContain('postCode');
    expect(problemOf('postCode', '', 'HK')).toBeUndefined();
    const linesOf = (country: string, language?: string) =>
      addressFieldsOf(country, language).slice(2, -3);
    expect(linesOf('GB')).toEqual(['street', 'city', 'postCode']);
    expect(linesOf('US')).toEqual(['street', 'city', 'region', 'postCode']);
    expect(linesOf('FR')).toEqual(['street', 'postCode', 'city']);
    expect(linesOf('TH')).toEqual(['street', 'district', 'city', 'region', 'postCode']);
    expect(linesOf('CN', 'en').at(0)).toBe('street');
    expect(linesOf('CN', 'zh-CN')).toEqual(['postCode', 'region', 'city', 'district', 'street']);
    expect(linesOf('JP', 'ja').at(0)).toBe('postCode');
  });

  it('never throws for any input and country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.string({ maxLength: 20 }), ({ code }, text) => {
        const problem = problemOf('postCode', text, code);
        return problem === undefined || problem.startsWith('postCode');
      }),
    );
  });

  it('requires the lines that parcels of the country go by', () => {
    expect(problemOf('city', ' ')).toBe('lineMissing');
    expect(problemOf('region', '')).toBeUndefined();
    expect(problemOf('region', '', 'US')).toBe('lineMissing');
    expect(problemOf('district', '', 'TH')).toBeUndefined();
    expect(problemOf('region', '', 'TH')).toBe('lineMissing');
  });

  it('lets a text from before there were lines stay, and no other', () => {
    const old = { ...sample, detail: 'Kungsgatan 12' };
    const input = { ...good, ...toInput(old, 'SE') };
    expect(checkAddress(input, 'SE', old)).toEqual({});
    expect(checkAddress({ ...input, street: 'Kungsgatan 14' }, 'SE', old)).toEqual({
      city: 'lineMissing',
    });
    expect(checkAddress({ ...input, country: 'Norway' }, 'NO', old)).toEqual({
      city: 'lineMissing',
    });
  });

  it('limits the lengths of names and details', () => {
    expect(problemOf('name', 'n'.repeat(64))).toBeUndefined();
    expect(problemOf('name', 'n'.repeat(65))).toBe('nameLong');
    // With “, Stockholm”
    expect(problemOf('street', 'd'.repeat(489))).toBeUndefined();
    expect(problemOf('street', 'd'.repeat(490))).toBe('detailLong');
  });

  it('accepts common phone number formats', () => {
    expect(problemOf('phone', '(0701) 23-45 67')).toBeUndefined();
    expect(cleanAddress({ ...good, phone: '(0701) 23-45 67', dialCode: '+46' })).toMatchObject({
      phone: '701234567',
      dialCode: '46',
    });
    expect(problemOf('phone', '0701-ring')).toBe('phoneShape');
    expect(problemOf('phone', '070')).toBe('phoneShape');
  });

  it.each([
    ['+39 06 698 12345', '39', '0669812345'],
    ['0039 06/698 12345', '39', '0669812345'],
    ['46 70 123 45 67', '46', '701234567'],
    ['\u202a٠٧٠١٢٣٤٥٦٧\u202c', '46', '701234567'],
    ['０７０−１２３４５６７', '46', '701234567'],
  ])('saves the phone number %j of an address in Sweden as +%s %s', (typed, dialCode, phone) => {
    expect(problemOf('phone', typed)).toBeUndefined();
    expect(cleanAddress({ ...good, phone: typed, dialCode: '46' })).toMatchObject({
      dialCode,
      phone,
    });
  });
});

describe('findCountry', () => {
  it.each([
    ['Sweden', 'SE'],
    ['  sweden ', 'SE'],
    ['瑞典', 'SE'],
    ['Suède', 'SE'],
    ['ສະວີເດັນ', 'SE'],
    ['Hong Kong', 'HK'],
    ['Ivory Coast', 'CI'],
    ['Swaziland', 'SZ'],
    ['Macedonia', 'MK'],
    ['Schweden', 'SE'],
    ['UK', 'GB'],
    ['Narnia', undefined],
    ['', undefined],
  ])('finds %s', (name, code) => expect(findCountry(name, countries)?.code).toBe(code));
});
