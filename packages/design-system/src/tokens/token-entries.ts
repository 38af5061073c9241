import type { TokenContract } from './token-contract';
import { tokenVariable } from './token-variable';

export interface TokenEntry {
  /** The path in the contract: `['color', 'brandAccent']`. */
  path: readonly string[];
  value: string;
}

/** Every leaf of a tree of tokens (the whole contract or some groups) with its path. */
export function tokenEntries(tokens: Partial<TokenContract>): TokenEntry[] {
  const walk = (tree: object, path: readonly string[]): TokenEntry[] => {
    const branches: [string, string | object][] = Object.entries(tree);
    return branches.flatMap(([name, value]) =>
      typeof value === 'string' ? [{ path: [...path, name], value }] : walk(value, [...path, name]),
    );
  };
  return walk(tokens, []);
}

/** The same as custom properties: `{ '--vm-color-brand-accent': '#d4261a', … }`. */
export const tokenProperties = (tokens: Partial<TokenContract>): Record<string, string> =>
  Object.fromEntries(
    tokenEntries(tokens).map(({ path, value }) => [`--${tokenVariable(path)}`, value]),
  );
