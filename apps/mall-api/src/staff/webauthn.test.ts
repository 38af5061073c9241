import { describe, expect, it } from 'vitest';
import { passkeySite } from './webauthn';

describe('where passkeys work', () => {
  it.each([
    ['https://mall.example', 'mall.example'],
    ['https://office.mall.example:8443', 'office.mall.example'],
    ['http://localhost:3000', 'localhost'],
  ])('at %s they are for %s', (backOfficeUrl, host) => {
    expect(passkeySite({ backOfficeUrl })).toEqual({ origin: backOfficeUrl, host });
  });

  it.each(['http://127.0.0.1:3000', 'https://192.0.2.7', 'https://[::1]', 'http://mall.example'])(
    'not at %s, where browsers make none',
    (backOfficeUrl) => {
      expect(passkeySite({ backOfficeUrl })).toBeUndefined();
    },
  );
});
