import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { reasonText } from './reason-text';

const messages = { 'page.refund.late': 'Arrivé trop tard' };
const intl = createIntl({ locale: 'fr', messages });

describe('reasonText', () => {
  it.each([
    ['a known reason in the visitor’s language', 'Arrived too late', 'Arrivé trop tard'],
    ['another one as it is', 'Fell apart', 'Fell apart'],
  ])('is %s', (_case, reason, text) => expect(reasonText(reason, intl)).toBe(text));
});
