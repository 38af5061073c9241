// @ts-check
// A brand of the shop's own: writes brand.css beside this file.
import { writeFileSync } from 'node:fs';
import { brandCss, createBrand } from '@vermilion/design-system/brands';

const harbour = createBrand({
  name: 'harbour',
  accent: '#00695c',
  ink: '#12303f',
  radius: { button: 999, card: 12 },
  rhythm: 8,
  fonts: ['Verdana', '"DejaVu Sans"'],
});
writeFileSync(new URL('brand.css', import.meta.url), brandCss(harbour));
