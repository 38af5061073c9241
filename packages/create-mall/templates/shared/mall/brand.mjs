// @ts-check
// The brand. `npm run brand` writes brand.css from it, `npm run dev` and `npm run build` do so too.
import { createBrand } from '@vermilion/design-system/brands';

export default createBrand({
  name: 'harbour', // the value of data-brand, see theme.ts
  accent: '#00695c', // primary buttons, the current item
  ink: '#12303f', // text; tints greys and lines
  radius: { button: 999, card: 12 }, // in px
  rhythm: 8, // the spacing unit, in px
  fonts: ['Verdana', '"DejaVu Sans"'],
});
