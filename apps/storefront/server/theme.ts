import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { type Brand, brandCss, brands } from '@vermilion/design-system/brands';
import type { Theme as PageTheme } from '@vermilion/design-system/theme-attributes';
import { colorModes, type TokenContract, tokensOf } from '@vermilion/design-system/tokens';
import { frameMedia } from '../src/browser/color-mode';
import { isFolder, type OwnBrand, readBrandFolder } from './brand-folder';
import { createFavicon, FAVICON, faviconFile } from './favicon';
import type { GeneratedFile } from './generated-file';

/** The header's logo: the one from the server's settings, the mall's name as text, or that of the brand. */
type LogoSource = 'server' | 'name' | 'brand';

/** The brand's name, the colour mode and the source of the logo; with a brand of a folder, what is in it. */
export type ThemeSettings = Required<Pick<PageTheme, 'brand' | 'colorMode'>> & {
  logo: LogoSource;
  own?: OwnBrand | undefined;
};

export interface Theme extends Pick<ThemeSettings, 'brand' | 'colorMode'> {
  /** `server`, `name`, or the paths of the brand's logo and of its variant for dark backgrounds, as a list. */
  logo: string;
  /** Tags for the head, after the components' styles. */
  tags: string;
  /** Style rules with the brand's colours, for pages that load nothing. */
  plainStyle: string;
  /** Path of the brand's stylesheet; none for the first brand. */
  stylesheet?: string;
  /** The favicon, and the brand's stylesheet; the first brand is part of the components' styles. */
  files: ReadonlyMap<string, GeneratedFile>;
}

const SVG = 'image/svg+xml';
const CSS = 'text/css; charset=utf-8';

const [standard] = brands;
const modes = [...colorModes, 'system'];

function requireOneOf(name: string, value: string, known: readonly string[]) {
  if (!known.includes(value))
    throw new Error(`${name} is "${value}"; it must be one of ${known.join(', ')}.`);
}

/** The logo of the server is designed for the first brand: others show their own, or the name as text. */
function usualLogo(brand: string, own: OwnBrand | undefined): LogoSource {
  if (own?.logo) return 'brand';
  return brand === standard.name ? 'server' : 'name';
}

/**
 * Validates MALL_BRAND, the name of a brand or the path of its folder, and MALL_COLOR_MODE. Relative paths begin at
 * `from`. Throws an Error with a readable message for an unknown value or a brand that is not whole.
 */
export function readTheme(
  {
    brand: given,
    colorMode,
    logo,
  }: Record<'brand' | 'colorMode', string> & { logo?: 'server' | 'name' | undefined },
  from = process.cwd(),
): ThemeSettings {
  requireOneOf('MALL_COLOR_MODE', colorMode, modes);
  const own = isFolder(given) ? readBrandFolder(resolve(from, given)) : undefined;
  const brand = own?.brand.name ?? given;
  if (!own) {
    const names = brands.map(({ name }) => name);
    requireOneOf('MALL_BRAND', brand, names);
  }
  return { brand, colorMode, logo: logo ?? usualLogo(brand, own), own } as ThemeSettings;
}

/** The color of the browser's frame in one mode; `data-of` finds it when a shopper chooses another. */
const frameColor = (of: 'light' | 'dark', color: string, current: ThemeSettings['colorMode']) =>
  `<meta name="theme-color" content="${color}" media="${frameMedia(of, current)}" data-of="${of}">`;

/** A file whose path changes with its content. */
function hashedFile(name: string, type: string, plain: Buffer): [string, GeneratedFile] {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 12);
  const path = `/assets/${name.replace('.', `-${hash}.`)}`;
  return [path, { type, etag: `"${hash}"`, isImmutable: true, bodies: { plain } }];
}

/** The files of the brand's logo: for light backgrounds, and for dark ones. */
const logoFiles = ({ brand, logo, darkLogo }: OwnBrand) =>
  [logo, darkLogo]
    .filter((picture) => picture !== undefined)
    .map((picture) => hashedFile(`logo-${brand.name}.svg`, SVG, picture));

const plainColors = ({ color }: TokenContract, scheme: string) =>
  `:root{color-scheme:${scheme}}body{background:${color.ground};color:${color.text}}a{color:${color.link}}strong{color:${color.brandAccentText}}`;

/** The colours of a page that loads nothing: a device's preference counts where the mall has no mode of its own. */
function plainStyle(brand: Brand, mode: ThemeSettings['colorMode']) {
  const [light, dark] = [tokensOf(brand, 'light'), tokensOf(brand, 'dark')];
  if (mode !== 'system') return plainColors(mode === 'dark' ? dark : light, mode);
  return `${plainColors(light, 'light dark')}@media(prefers-color-scheme:dark){${plainColors(dark, 'light dark')}}`;
}

/** The theme-color tags, the favicon, the logo and the stylesheet of a brand. */
export function createTheme({ brand: name, colorMode, logo, own }: ThemeSettings): Theme {
  const brand = own?.brand ?? brands.find((one) => one.name === name) ?? standard;
  const frame =
    frameColor('light', brand.tokens.color.surface, colorMode) +
    frameColor('dark', brand.dark.color.surface, colorMode);
  const tokens = tokensOf(brand, colorMode === 'dark' ? 'dark' : 'light');
  const favicon = own?.favicon ? faviconFile(own.favicon) : createFavicon(tokens);
  const logos = own && logo === 'brand' ? logoFiles(own) : [];
  const files = new Map([[FAVICON, favicon], ...logos]);
  const paths = logos.map(([path]) => path);
  const names = {
    brand: brand.name,
    colorMode,
    logo: paths.join(' ') || logo,
    plainStyle: plainStyle(brand, colorMode),
  };
  if (brand === standard) return { ...names, tags: frame, files };
  const css = Buffer.from(brandCss(brand));
  const [path, stylesheet] = hashedFile(`brand-${brand.name}.css`, CSS, css);
  files.set(path, stylesheet);
  const tags = `${frame}<link rel="stylesheet" href="${path}">`;
  return { ...names, tags, stylesheet: path, files };
}
