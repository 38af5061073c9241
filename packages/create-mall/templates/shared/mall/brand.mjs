// @ts-check
// The brand: `npm run brand` writes brand.css beside this file, `npm run dev` and `npm run build` do it too.
import { writeFileSync } from 'node:fs';
import { brandCss, createBrand } from '@vermilion/design-system/brands';

const harbour = createBrand({
  name: 'harbour', // the value of data-brand, see theme.ts
  accent: '#00695c', // primary buttons, the current item
  ink: '#12303f', // text; tints greys and lines
  radius: { button: 999, card: 12 }, // in px
  rhythm: 8, // the spacing unit, in px
  fonts: ['Verdana', '"DejaVu Sans"'],
});
writeFileSync(new URL('brand.css', import.meta.url), brandCss(harbour));
