import { describe, expect, it } from 'vitest';
import { shownAddress } from './shown-address';

describe('the address of an order', () => {
  it.each([
    ['en', '1 rue de la Paix, 75002 France', '1 rue de la Paix, 75002 France'],
    ['th', '1 rue de la Paix, 75002 France', '1 rue de la Paix, 75002 ฝรั่งเศส'],
    ['es', '12 Lane, Leeds, LS1 4DY United Kingdom', '12 Lane, Leeds, LS1 4DY Reino Unido'],
    ['en', '南京路 1 号, 中国', '南京路 1 号, China'],
  ] as const)('names its country in the language of the reader: %s', (language, stored, shown) => {
    expect(shownAddress(stored, language)).toBe(shown);
  });

  it.each(['', 'Somewhere', '12 Lane, Atlantis', '12 Lane, '])(
    'stays as it is without a country that is known: “%s”',
    (stored) => {
      expect(shownAddress(stored, 'fr')).toBe(stored);
    },
  );
});
