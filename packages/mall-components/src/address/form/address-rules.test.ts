import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleAddresses } from '../testing/samples';
import { addressFields, checkAddress, cleanAddress } from '.';

const [good] = sampleAddresses;
if (!good) throw new Error('There is no sample address.');
const problemOf = (field: (typeof addressFields)[number], value: string) =>
  checkAddress({ ...good, [field]: value })[field];

describe('checkAddress', () => {
  it('finds nothing in a complete address of any script', () => {
    for (const address of sampleAddresses) expect(checkAddress(address)).toEqual({});
  });

  it('finds each field that holds nothing but space', () => {
    const blank = { ...good, ...Object.fromEntries(addressFields.map((field) => [field, '  '])) };
    expect(Object.keys(checkAddress(blank))).toEqual([...addressFields]);
  });

  it.each(['a@b', 'a b@c.de', '@c.de', 'a@b@c.de', 'a@b..de', 'a@b.'])(
    'does not take %s for an e-mail',
    (email) => expect(problemOf('email', email)).toBe('emailShape'),
  );

  it.each(['first.last+mall@sub.example.com', '陈@例子.中国'])('takes %s for an e-mail', (email) =>
    expect(problemOf('email', email)).toBeUndefined(),
  );

  it('takes digits alone as a post code', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const digits = /^\d{1,9}$/.test(text.trim());
        expect(problemOf('postCode', text) === undefined).toBe(digits);
      }),
    );
  });

  it('holds names and details to their lengths', () => {
    expect(problemOf('name', 'n'.repeat(64))).toBeUndefined();
    expect(problemOf('name', 'n'.repeat(65))).toBe('nameLong');
    expect(problemOf('detail', 'd'.repeat(500))).toBeUndefined();
    expect(problemOf('detail', 'd'.repeat(501))).toBe('detailLong');
  });

  it('reads phone numbers as people write them', () => {
    expect(problemOf('phone', '(0701) 23-45 67')).toBeUndefined();
    expect(cleanAddress({ ...good, phone: '(0701) 23-45 67', dialCode: '+46' })).toMatchObject({
      phone: '0701234567',
      dialCode: '46',
    });
    expect(problemOf('phone', '0701-ring')).toBe('phoneShape');
  });
});
