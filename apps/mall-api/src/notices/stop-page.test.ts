import { contrastRatio } from '@vermilion/mails';
import { describe, expect, it } from 'vitest';
import { stopPage } from './stop-page';

const pageIn = (color: string) =>
  stopPage({
    language: 'en',
    state: 'ask',
    topic: 'reviews',
    mall: 'Harbour Mall',
    url: 'https://mall.example',
    color,
  });

describe('the page that stops mails', () => {
  it.each(['#ffd400', '#0b1f4b', '#777777'])(
    'is in the color of the mall, %s, readable in light and dark',
    (color) => {
      const page = pageIn(color);
      const [, onButton = '', button = ''] =
        /;color:(#\w{6});background:(#\w{6});cursor/.exec(page) ?? [];
      expect(button).toBe(color);
      expect(contrastRatio(onButton, button)).toBeGreaterThanOrEqual(4.5);
      const [light = '', dark = ''] = [...page.matchAll(/\.brand a\{color:(#\w{6})/g)].map(
        ([, one]) => one,
      );
      const [onLight = '', onDark = ''] = [...page.matchAll(/main\{[^}]*background:(#\w{6})/g)].map(
        ([, one]) => one,
      );
      expect(contrastRatio(light, onLight)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(dark, onDark)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
