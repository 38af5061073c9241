import { createBrand } from '../brands/create-brand';

/** An example brand, derived from an image of a lagoon at dusk. */
export const lagoon = createBrand({
  name: 'lagoon',
  accent: '#0f7786', // colours of the water
  ink: '#12303f', // the darkest shade, of the hills
  radius: { button: 999, field: 14, card: 24 },
  rhythm: 9, // between regular and airy
  fonts: ['Optima', 'Candara', '"Noto Sans"'],
  headingFont: 'Georgia, "Noto Serif", "Geeza Pro", "Noto Naskh Arabic", serif',
  tones: { caution: '#f0a24b', info: '#3f6fae' }, // colours of sun and sky
});
