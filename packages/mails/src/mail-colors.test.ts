import { describe, expect, it } from 'vitest';
import { cards, contrastRatio, mailColors } from './mail-colors';
import { renderMail } from './render-mail';
import { sampleMail } from './samples';

describe('the colors of a mail', () => {
  it.each(['#d4261a', '#ffd400', '#0b1f4b', '#777777', '#00c2a8', '#ffffff', '#000000'])(
    'are readable in light and dark where the mall has %s',
    (color) => {
      const { fill, onFill, link } = mailColors(color);
      expect(fill).toBe(color);
      expect(contrastRatio(onFill, fill)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(link.light, cards.light)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(link.dark, cards.dark)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('are the mall’s own, unchanged where they are readable', () => {
    expect(mailColors('#0B5D4F')).toEqual({
      fill: '#0b5d4f',
      onFill: '#ffffff',
      link: { light: '#0b5d4f', dark: expect.not.stringMatching('#0b5d4f') },
    });
  });

  it('have the contrast that WCAG computes', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('are those of the button, the mark and the name of the mall', async () => {
    const content = sampleMail('orderPaid', 'en');
    const { html } = await renderMail({
      ...content,
      brand: { ...content.brand, color: '#ffd400' },
    });
    const { link } = mailColors('#ffd400');
    expect(html).toMatch(/border-top-color:#ffd400/);
    expect(html).toMatch(
      /background-color:#ffd400[^"]*color:#000000|color:#000000[^"]*background-color:#ffd400/,
    );
    expect(html).toContain(`color:${link.light}`);
    expect(html).toContain(`.card .brand a { color: ${link.dark} !important; }`);
    expect(html).not.toContain('#d4261a');
  });
});
