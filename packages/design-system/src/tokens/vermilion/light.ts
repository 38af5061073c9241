import type { ModeTokens } from '../token-contract';

/**
 * Warm paper neutrals and one red for actions. Critical is a cooler raspberry, so that it is not mistaken for
 * the brand colour.
 */
const color: ModeTokens['color'] = {
  text: '#211c19',
  textMuted: '#5d554f',
  textSubtle: '#736a63',
  link: '#211c19',
  linkHover: '#c41f13',
  price: '#cb2114',

  ground: '#f7f5f2',
  surface: '#ffffff',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#f3f0ec',
  surfaceHover: '#f8f6f3',
  tintHover: 'rgb(33 28 25 / 0.06)',
  tintActive: 'rgb(33 28 25 / 0.1)',
  inverse: '#26201d',
  inverseText: '#fbf9f7',
  inverseTextMuted: '#b9b0a8',
  inverseFocus: '#fbf9f7',

  border: '#e9e4de',
  borderHover: '#bdb5ae',
  borderStrong: '#91877e',
  focus: '#1d5fd0',
  overlay: 'rgb(33 28 25 / 0.52)',
  disabled: '#efebe6',
  disabledText: '#8a8179',
  skeleton: '#efebe6',
  skeletonShine: '#f8f6f3',
  picture: '#f3f0ec',
  pictureText: '#211c19',
  rating: '#cf7a00',
  ratingEmpty: '#ddd6ce',

  brandAccent: '#d4261a',
  brandAccentHover: '#bb1d12',
  brandAccentActive: '#9f160d',
  brandAccentOn: '#ffffff',
  brandAccentSoft: '#fdf0ed',
  brandAccentSoftHover: '#fce6e1',
  brandAccentSoftActive: '#fadbd6',
  brandAccentText: '#c41f13',
  brandAccentBorder: '#d4261a',

  critical: '#a9153f',
  criticalHover: '#921035',
  criticalActive: '#7a0b2b',
  criticalOn: '#ffffff',
  criticalSoft: '#fceef3',
  criticalSoftHover: '#f9e0e8',
  criticalSoftActive: '#f5d0dc',
  criticalText: '#a9153f',
  criticalBorder: '#a9153f',

  positive: '#1a7a45',
  positiveHover: '#146839',
  positiveActive: '#0e562e',
  positiveOn: '#ffffff',
  positiveSoft: '#ebf6ef',
  positiveSoftHover: '#dcefe3',
  positiveSoftActive: '#cce7d6',
  positiveText: '#17703f',
  positiveBorder: '#1a7a45',

  caution: '#f2b632',
  cautionHover: '#e5a51c',
  cautionActive: '#d2940f',
  cautionOn: '#3a2905',
  cautionSoft: '#fdf5e1',
  cautionSoftHover: '#fbebc4',
  cautionSoftActive: '#f8e0a5',
  cautionText: '#7d5604',
  cautionBorder: '#a3730a',

  info: '#22609f',
  infoHover: '#1b5189',
  infoActive: '#154373',
  infoOn: '#ffffff',
  infoSoft: '#edf4fb',
  infoSoftHover: '#dfebf7',
  infoSoftActive: '#cfe1f3',
  infoText: '#22609f',
  infoBorder: '#22609f',
};

const shadow: ModeTokens['shadow'] = {
  card: '0 0 0 rgb(33 28 25 / 0)',
  float: '0 1px 2px rgb(33 28 25 / 0.06), 0 8px 24px rgb(33 28 25 / 0.12)',
  overlay: '0 2px 6px rgb(33 28 25 / 0.08), 0 24px 64px rgb(33 28 25 / 0.24)',
  bar: '0 1px 0 rgb(33 28 25 / 0.06), 0 4px 16px rgb(33 28 25 / 0.08)',
};

export const light: ModeTokens = { color, shadow };
