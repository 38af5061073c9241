import type { Brand, ModeTokens, TokenContract } from '../tokens/token-contract';
import { tokenEntries } from '../tokens/token-entries';
import { vermilion } from '../tokens/vermilion/tokens';
import { readers, WrongValue } from './read-value';
import { toToken } from './to-dtcg';
import type { FileToken } from './tokens-in-file';
import { tokensInFile } from './tokens-in-file';

/** A brand in the Design Tokens format. */
export interface DesignTokenFiles {
  /** The value of `data-brand`. */
  name: string;
  /** All tokens in light mode: the content of a Design Tokens file. */
  light: unknown;
  /** Colours and shadows of dark mode; other tokens are ignored. */
  dark: unknown;
  /** A brand that provides missing tokens; without it the files must be complete. */
  base?: Brand;
}

/** `em` and `%` are numbers in the format: the contract defines the unit. */
function withUnit(css: string, usual: string) {
  if (/%$/.test(usual)) return `${Number((Number(css) * 100).toFixed(4))}%`;
  return /em$/.test(usual) && !/rem$/.test(usual) ? `${css}em` : css;
}

function readToken(path: readonly string[], { type, value, alias }: FileToken, usual: string) {
  const expected = toToken(path, usual)?.$type ?? 'number';
  if (type !== undefined && type !== expected)
    throw new WrongValue(`it is of the type ${type}, and ${expected} is wanted`);
  if (alias === 'font.family.latin' && /heading|figures/.test(path[2] ?? '')) return 'inherit';
  const reader = readers[expected];
  if (!reader) throw new WrongValue(`${expected} is not known`);
  const css = reader(value);
  return expected === 'number' ? withUnit(css, usual) : css;
}

/** Merges a file into the base. Adds a message for each missing or invalid token. */
function readMode<Tokens extends ModeTokens>(
  usual: Tokens,
  file: unknown,
  where: string,
  { base, problems }: { base: Tokens | undefined; problems: string[] },
): Tokens {
  const found = tokensInFile(file);
  const read = structuredClone(base ?? usual);
  for (const { path, value } of tokenEntries(usual as Partial<TokenContract>)) {
    const name = path.join('.');
    const expected = toToken(path, value);
    const token = found.get(name);
    // Keywords have no type in the format: they are taken from the base
    if (!expected) continue;
    if (!token && base) continue;
    try {
      if (!token) throw new WrongValue(`it is missing; it is of the type ${expected.$type}`);
      const last = path[path.length - 1] ?? '';
      // Only groups are on the path to a token
      const group = path
        .slice(0, -1)
        .reduce((at, step) => at[step] as Record<string, unknown>, read as Record<string, unknown>);
      group[last] = readToken(path, token, value);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      problems.push(`${where}: ${name}: ${error.message}.`);
    }
  }
  return read;
}

/**
 * Creates a brand from files in the Design Tokens format (Design Tokens Community Group, 2025.10),
 * as exported by design tools. Throws one Error with a line for each missing or invalid token.
 */
export function fromDtcg({ name, light, dark, base }: DesignTokenFiles): Brand {
  const problems: string[] = [];
  const brand: Brand = {
    name,
    tokens: readMode(vermilion.tokens, light, 'light', { base: base?.tokens, problems }),
    dark: readMode(vermilion.dark, dark, 'dark', { base: base?.dark, problems }),
  };
  if (problems.length > 0)
    throw new Error(`fromDtcg: ${name} is no whole brand.\n${problems.join('\n')}`);
  return brand;
}
