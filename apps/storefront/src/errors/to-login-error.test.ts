import { MallError } from '@vermilion/api-client';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import es from '../../lang/es.json';
import { toFieldError } from '../settlement/to-field-error';
import { toLoginError } from './to-login-error';

const spanish = createIntl({ locale: 'es', defaultLocale: 'en', messages: es });
const refused = (reason: string) =>
  new MallError({ kind: 'validation', operation: 'x', code: 400, status: 200, reason });

describe('toLoginError', () => {
  it.each([
    ['wrong-email', 'email', es['page.reason.wrongEmail']],
    ['wrong-phone', 'phone', es['page.reason.wrongPhone']],
  ])('%s is shown at its field in the visitor’s language', (reason, field, message) => {
    expect(toLoginError(refused(reason), false, spanish)).toMatchObject({ field, message });
    expect(toFieldError(refused(reason), spanish)).toMatchObject({ field, message });
  });
});
