import { contrastOf, contrastPairs } from '../tokens/contrast-pairs';
import type { Brand } from '../tokens/token-contract';
import { colorModes, tokensOf } from '../tokens/token-contract';

/** Colour pairs of a brand with too little contrast, one message each. */
export const contrastProblems = (brand: Brand): string[] =>
  colorModes.flatMap((mode) => {
    const colors = tokensOf(brand, mode).color;
    return contrastPairs
      .map((pair) => ({ ...pair, has: contrastOf(colors, pair) }))
      .filter(({ has, minimum }) => has < minimum)
      .map(
        ({ ink, ground, has, minimum }) =>
          `${mode}: ${ink} on ${ground} is ${has.toFixed(2)}:1, and needs ${minimum}:1.`,
      );
  });
