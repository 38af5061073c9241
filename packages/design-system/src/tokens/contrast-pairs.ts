import { flatten } from './color';
import { contrastRatio } from './contrast';
import type { ColorTokens } from './token-contract';
import { tones } from './token-contract';

type ColorName = keyof ColorTokens;

export interface ContrastPair {
  ink: ColorName;
  ground: ColorName;
  /** The background beneath a translucent one. */
  over?: ColorName;
  /** 4.5 for text, 3 for large text, and for borders and graphics that carry meaning. */
  minimum: 3 | 4.5;
}

const grounds = ['ground', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;

const pairs =
  (minimum: ContrastPair['minimum']) =>
  (ink: ColorName, on: readonly ColorName[], over?: ColorName): ContrastPair[] =>
    on.map((ground) => ({ ink, ground, minimum, ...(over && { over }) }));
const text = pairs(4.5);
const mark = pairs(3);

/** Every combination that the components use; each holds in every brand, light and dark. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('text', grounds),
  ...text('textMuted', grounds),
  ...text('textSubtle', grounds),
  ...text('link', grounds),
  ...text('linkHover', grounds),
  ...text('price', [...grounds, 'brandAccentSoft']),
  ...grounds.flatMap((ground) => text('text', ['tintHover', 'tintActive'], ground)),
  // A part of a card that is set off from it: darker in light mode, lighter in dark mode
  ...(
    ['textMuted', 'textSubtle', 'link', 'linkHover', 'price', 'brandAccentText'] as const
  ).flatMap((ink) => text(ink, ['tintHover'], 'surface')),
  ...text('inverseText', ['inverse']),
  ...text('inverseTextMuted', ['inverse']),
  ...text('pictureText', ['picture']),
  ...mark('inverseFocus', ['inverse']),
  ...mark('borderStrong', ['surface', 'ground', 'surfaceRaised']),
  ...mark('focus', grounds),
  ...mark('rating', ['surface', 'surfaceRaised']),
  ...mark('brandAccent', ['surface', 'ground', 'surfaceRaised']),
  ...mark('critical', ['surface', 'surfaceRaised']),
  ...tones.flatMap((tone) => {
    const softs = [`${tone}Soft`, `${tone}SoftHover`, `${tone}SoftActive`] as const;
    return [
      ...text(`${tone}On`, [tone, `${tone}Hover`, `${tone}Active`]),
      ...text(`${tone}Text`, [...grounds, ...softs]),
      ...text('text', softs),
      ...mark(`${tone}Border`, ['surface', 'surfaceRaised', 'ground', `${tone}Soft`]),
    ];
  }),
];

/**
 * The contrast ratio of a pair in a set of colours; translucent colours are composited over their background.
 */
export function contrastOf(colors: ColorTokens, { ink, ground, over }: ContrastPair): number {
  const below = flatten(colors[ground], colors[over ?? 'surface']);
  return contrastRatio(flatten(colors[ink], below), below);
}
