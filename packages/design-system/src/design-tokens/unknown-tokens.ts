import type { TokenContract } from '../tokens/token-contract';
import { tokenEntries } from '../tokens/token-entries';
import { vermilion } from '../tokens/vermilion/tokens';
import type { DesignTokenFiles } from './from-dtcg';
import { tokensInFile } from './tokens-in-file';

/** Number of letters to insert, remove or replace. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (let at = 1; at <= to.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Further apart, a name is another word and no misspelling. */
const CLOSE = 3;

const contract: TokenContract = vermilion.tokens;
const known = tokenEntries(contract).map(({ path }) => path.join('.'));

function closest(name: string) {
  const [best] = known
    .map((candidate) => ({ candidate, apart: distance(name, candidate) }))
    .sort((a, b) => a.apart - b.apart);
  return best && best.apart <= CLOSE ? best.candidate : undefined;
}

/**
 * Tokens of Design Tokens files that look like tokens of the contract and are none, one message each with what may
 * be meant. Other groups (palettes, breakpoints) and the targets of aliases are not among them.
 */
export const unknownTokens = ({ light, dark }: Pick<DesignTokenFiles, 'light' | 'dark'>) =>
  Object.entries({ light, dark }).flatMap(([mode, file]) => {
    const tokens = tokensInFile(file);
    const targets = new Set([...tokens.values()].map(({ alias }) => alias));
    return [...tokens.keys()]
      .filter((name) => !known.includes(name) && !targets.has(name))
      .flatMap((name) => {
        const meant = closest(name);
        const ours = Object.hasOwn(contract, name.split('.')[0] ?? '');
        if (!meant && !ours) return [];
        const question = meant ? ` Is ${meant} meant?` : '';
        return `${mode}: ${name}: there is no such token.${question}`;
      });
  });
