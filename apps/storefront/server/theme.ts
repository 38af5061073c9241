import { createHash } from 'node:crypto';
import { brandCss, brands } from '@vermilion/design-system/brands';
import type { Theme as PageTheme } from '@vermilion/design-system/theme-attributes';
import { colorModes, tokensOf } from '@vermilion/design-system/tokens';
import { createFavicon, FAVICON } from './favicon';
import type { GeneratedFile } from './generated-file';

/**
 * The brand's name, the colour mode, and the header's logo: the one from the server's settings, or the mall's
 * name as text.
 */
export type ThemeNames = Required<Pick<PageTheme, 'brand' | 'colorMode'>> & {
  logo: 'server' | 'name';
};

export interface Theme extends ThemeNames {
  /** Tags for the head, after the components' styles. */
  tags: string;
  /** Path of the brand's stylesheet; none for the first brand. */
  stylesheet?: string;
  /** The favicon, and the brand's stylesheet; the first brand is part of the components' styles. */
  files: ReadonlyMap<string, GeneratedFile>;
}

const [standard] = brands;
const modes = [...colorModes, 'system'];

function requireOneOf(name: string, value: string, known: readonly string[]) {
  if (!known.includes(value))
    throw new Error(`${name} is "${value}"; it must be one of ${known.join(', ')}.`);
}

/**
 * Validates MALL_BRAND and MALL_COLOR_MODE. Throws an Error with a readable message for an unknown value. The
 * server's logo is designed for the first brand: other brands show the name as text by default.
 */
export function readTheme({
  brand,
  colorMode,
  logo = brand === standard.name ? 'server' : 'name',
}: Record<'brand' | 'colorMode', string> & Partial<Pick<ThemeNames, 'logo'>>): ThemeNames {
  const names = brands.map(({ name }) => name);
  requireOneOf('MALL_BRAND', brand, names);
  requireOneOf('MALL_COLOR_MODE', colorMode, modes);
  return { brand, colorMode, logo } as ThemeNames;
}

const themeColor = (color: string, media = '') =>
  `<meta name="theme-color" content="${color}"${media && ` media="(prefers-color-scheme: ${media})"`}>`;

/** The theme-color tags, the favicon and the stylesheet of a brand. */
export function createTheme({ brand: name, colorMode, logo }: ThemeNames): Theme {
  const brand = brands.find((one) => one.name === name) ?? standard;
  const light = brand.tokens.color.surface;
  const dark = brand.dark.color.surface;
  const frame =
    colorMode === 'system'
      ? themeColor(light, 'light') + themeColor(dark, 'dark')
      : themeColor(colorMode === 'dark' ? dark : light);
  const names = { brand: brand.name, colorMode, logo };
  const tokens = tokensOf(brand, colorMode === 'dark' ? 'dark' : 'light');
  const files = new Map([[FAVICON, createFavicon(tokens)]]);
  if (brand === standard) return { ...names, tags: frame, files };
  const plain = Buffer.from(brandCss(brand));
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 12);
  const path = `/assets/brand-${brand.name}-${hash}.css`;
  const type = 'text/css; charset=utf-8';
  files.set(path, { type, etag: `"${hash}"`, isImmutable: true, bodies: { plain } });
  const tags = `${frame}<link rel="stylesheet" href="${path}">`;
  return { ...names, tags, stylesheet: path, files };
}
