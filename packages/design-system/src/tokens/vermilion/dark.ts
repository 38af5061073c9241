import type { ModeTokens } from '../token-contract';

/** Dark mode: warm near-black, red stays red, no pure white. */
const color: ModeTokens['color'] = {
  text: '#f3ede7',
  textMuted: '#c6bcb3',
  textSubtle: '#a89d93',
  link: '#f3ede7',
  linkHover: '#ff8272',
  price: '#ff5f4c',

  ground: '#151110',
  surface: '#1e1917',
  surfaceRaised: '#26201d',
  surfaceSunken: '#191513',
  surfaceHover: '#28221f',
  tintHover: 'rgb(243 237 231 / 0.07)',
  tintActive: 'rgb(243 237 231 / 0.12)',
  inverse: '#322a26',
  inverseText: '#fbf9f7',
  inverseTextMuted: '#c6bcb3',
  inverseFocus: '#fbf9f7',

  border: '#342c28',
  borderHover: '#574c45',
  borderStrong: '#85796f',
  focus: '#8ab4ff',
  overlay: 'rgb(6 4 3 / 0.68)',
  disabled: '#2b2522',
  disabledText: '#7f756d',
  skeleton: '#2b2522',
  skeletonShine: '#352e2a',
  picture: '#f3f0ec',
  pictureText: '#211c19',
  rating: '#f0a63a',
  ratingEmpty: '#4a413b',

  brandAccent: '#d8382b',
  brandAccentHover: '#c82f23',
  brandAccentActive: '#ad241a',
  brandAccentOn: '#ffffff',
  brandAccentSoft: '#371b17',
  brandAccentSoftHover: '#43201b',
  brandAccentSoftActive: '#4f2620',
  brandAccentText: '#ff6b5a',
  brandAccentBorder: '#d8483b',

  critical: '#c43763',
  criticalHover: '#b22d57',
  criticalActive: '#9b244a',
  criticalOn: '#ffffff',
  criticalSoft: '#371822',
  criticalSoftHover: '#431d2a',
  criticalSoftActive: '#4f2332',
  criticalText: '#ff8fb0',
  criticalBorder: '#d74a77',

  positive: '#1f8049',
  positiveHover: '#1a6e3e',
  positiveActive: '#155c33',
  positiveOn: '#ffffff',
  positiveSoft: '#14291c',
  positiveSoftHover: '#193423',
  positiveSoftActive: '#1e3f2b',
  positiveText: '#6ecf97',
  positiveBorder: '#3a9b63',

  caution: '#f2b632',
  cautionHover: '#f6c454',
  cautionActive: '#f9d17a',
  cautionOn: '#3a2905',
  cautionSoft: '#2f2410',
  cautionSoftHover: '#3a2d14',
  cautionSoftActive: '#463618',
  cautionText: '#efbf57',
  cautionBorder: '#b1852a',

  info: '#2f74b8',
  infoHover: '#27659f',
  infoActive: '#205589',
  infoOn: '#ffffff',
  infoSoft: '#14263a',
  infoSoftHover: '#193049',
  infoSoftActive: '#1f3a58',
  infoText: '#8cbcec',
  infoBorder: '#4787c6',
};

// Shadows are hardly visible in the dark, so elevated surfaces also have a lighter background and a faint
// border
const shadow: ModeTokens['shadow'] = {
  card: '0 0 0 rgb(0 0 0 / 0)',
  float: '0 0 0 1px rgb(255 240 228 / 0.06), 0 8px 24px rgb(0 0 0 / 0.48)',
  overlay: '0 0 0 1px rgb(255 240 228 / 0.08), 0 24px 64px rgb(0 0 0 / 0.64)',
  bar: '0 1px 0 rgb(255 240 228 / 0.06), 0 4px 16px rgb(0 0 0 / 0.4)',
};

export const dark: ModeTokens = { color, shadow };
