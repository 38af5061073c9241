import { brandCss, createBrand } from '@vermilion/design-system/brands';

const harbour = createBrand({
  name: 'harbour',
  accent: '#00695c',
  ink: '#12303f',
  radius: { button: 999, card: 12 },
  rhythm: 8,
  fonts: ['Verdana', '"DejaVu Sans"'],
});

/** A stylesheet; the page loads it beside `styles.css`, and has the name as `data-brand`. */
export const css = brandCss(harbour);
