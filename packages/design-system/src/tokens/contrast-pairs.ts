import type { ColorTokens } from './token-contract';
import { tones } from './token-contract';

export interface ContrastPair {
  ink: keyof ColorTokens;
  ground: keyof ColorTokens;
  /** 4.5 for text, 3 for borders and drawings that carry meaning. */
  minimum: 3 | 4.5;
}

const grounds = ['ground', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;

const text = (ink: keyof ColorTokens, on: readonly (keyof ColorTokens)[]): ContrastPair[] =>
  on.map((ground) => ({ ink, ground, minimum: 4.5 }));
const mark = (ink: keyof ColorTokens, on: readonly (keyof ColorTokens)[]): ContrastPair[] =>
  on.map((ground) => ({ ink, ground, minimum: 3 }));

/** Every combination that the components show; each holds in every brand. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('text', grounds),
  ...text('textMuted', grounds),
  ...text('textSubtle', grounds),
  ...text('price', [...grounds, 'brandAccentSoft']),
  ...text('inverseText', ['inverse']),
  ...text('inverseTextMuted', ['inverse']),
  ...text('rankOn', ['rankGold', 'rankSilver', 'rankBronze']),
  ...mark('borderStrong', ['surface', 'ground', 'surfaceRaised']),
  ...mark('focus', grounds),
  ...mark('rating', ['surface', 'surfaceRaised']),
  ...tones.flatMap((tone) => [
    ...text(`${tone}On`, [tone, `${tone}Hover`, `${tone}Active`]),
    ...text(`${tone}Text`, ['surface', 'surfaceRaised', 'ground', `${tone}Soft`]),
    ...text('text', [`${tone}Soft`]),
  ]),
  ...mark('brandAccent', ['surface', 'ground']),
];
