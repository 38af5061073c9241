import { describe, expect, test } from 'vitest';
import { nameLanguage } from './name-language';

describe('nameLanguage', () => {
  test.each([
    ['手作陶瓷茶壶', 'zh-CN'],
    ['ครีมกันแดด SPF 50', 'th'],
    ['ຖ້ວຍກາເຟ', 'lo'],
    ['Cuchillo de chef', 'es'],
    ['Aceite de oliva virgen extra', 'es'],
    ['Brume d’oreiller à la lavande', 'fr'],
    ['Eau de parfum', 'fr'],
    ['Hand cream with honey', 'en'],
    ['Sofa', 'en'],
  ] as const)('%s is written in %s', (name, language) => {
    expect(nameLanguage(name, '')).toBe(language);
  });

  test('what is said of the goods decides for a name of no language', () => {
    expect(nameLanguage('Turbo 3000', 'Una plancha que se calienta en los primeros segundos')).toBe(
      'es',
    );
    expect(nameLanguage('Turbo 3000', 'Chauffe en quelques secondes, avec une semelle fine')).toBe(
      'fr',
    );
  });
});
