import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Brand, brands } from '@vermilion/design-system/brands';
import {
  contrastProblems,
  type DesignTokenFiles,
  fromDtcg,
  unknownTokens,
} from '@vermilion/design-system/design-tokens';
import { SettingsError } from '@vermilion/settings';

/** A brand from a folder, with the pictures that are in it. */
export interface OwnBrand {
  brand: Brand;
  logo?: Buffer | undefined;
  /** Variant of the logo for dark backgrounds. */
  darkLogo?: Buffer | undefined;
  favicon?: Buffer | undefined;
}

/** Whether MALL_BRAND is a path, and not the name of a brand. */
export const isFolder = (brand: string) => /[\\/]/.test(brand);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function readPicture(folder: string, name: string): Buffer | undefined {
  let picture: Buffer;
  try {
    picture = readFileSync(join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (!picture.includes('<svg')) throw new Error(`${name} is no SVG image.`);
  return picture;
}

function readTokens(folder: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    throw new Error(`${name} cannot be read as JSON (${messageOf(error)}).`, { cause: error });
  }
}

function requireFreeName(name: string) {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(
      `The folder's name is the brand's: a small letter, then letters, digits and hyphens.`,
    );
  if (brands.some((brand) => brand.name === name))
    throw new Error(`There is a brand "${name}" already: rename the folder.`);
}

function refuse(problems: readonly string[]) {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function readFolder(folder: string): OwnBrand {
  const name = basename(folder);
  requireFreeName(name);
  const files: DesignTokenFiles = {
    name,
    light: readTokens(folder, 'light.json'),
    dark: readTokens(folder, 'dark.json'),
  };
  // Before the tokens that are missing: a misspelt token is both
  refuse(unknownTokens(files));
  const brand = fromDtcg(files);
  refuse(contrastProblems(brand));
  return {
    brand,
    logo: readPicture(folder, 'logo.svg'),
    darkLogo: readPicture(folder, 'logo-dark.svg'),
    favicon: readPicture(folder, 'favicon.svg'),
  };
}

/**
 * Reads a brand from a folder: `light.json` and `dark.json` with every token in the Design Tokens format, and, if they
 * are there, `logo.svg`, `logo-dark.svg` and `favicon.svg`. The folder's name is the brand's. Throws a SettingsError
 * that names each misspelt, missing or invalid token, and each colour with too little contrast.
 */
export function readBrandFolder(folder: string): OwnBrand {
  try {
    return readFolder(folder);
  } catch (error) {
    throw new SettingsError([
      `MALL_BRAND is "${folder}", which is no whole brand:`,
      messageOf(error),
    ]);
  }
}
