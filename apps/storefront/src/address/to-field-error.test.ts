import { MallError } from '@vermilion/api-client';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { toFieldError } from './to-field-error';

const intl = createIntl({ locale: 'en' });
const refusal = (reason?: string) =>
  new MallError({ kind: 'validation', operation: 'saveAddress', code: 400, status: 200, reason });

describe('toFieldError', () => {
  it.each([
    ['unknown-country', 'country', /country/],
    ['wrong-post-code', 'postCode', /post code/],
    ['wrong-email', 'email', /email/],
    ['wrong-phone', 'phone', /phone/],
  ])(
    'a refusal for %s belongs to the field %s, in the words of the mall',
    (reason, field, text) => {
      const error = toFieldError(refusal(reason), intl);
      expect(error).toMatchObject({ field, message: expect.stringMatching(text) });
    },
  );

  it('any other failure belongs to no field', () => {
    expect(toFieldError(refusal(), intl)).toBeUndefined();
    expect(toFieldError(refusal('price-changed'), intl)).toBeUndefined();
    expect(toFieldError(new Error('wrong-email'), intl)).toBeUndefined();
  });
});
