import { createBrand } from '../brands/create-brand';

/** A brand after the picture of a lagoon at dusk. */
export const lagoon = createBrand({
  name: 'lagoon',
  accent: '#0f7786', // the water in the middle of the picture
  ink: '#12303f', // the deepest shade, of the hills
  radius: { button: 999, field: 14, card: 24 }, // pebbles for what is pressed, sails for what holds
  rhythm: 9, // calm: between regular and airy
  fonts: ['Optima', 'Candara', '"Noto Sans"'],
  headingFont: 'Georgia, "Noto Serif", "Geeza Pro", "Noto Naskh Arabic", serif',
  tones: { caution: '#f0a24b', info: '#3f6fae' }, // the sun, and the sky above it
});
