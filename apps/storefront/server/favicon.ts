import type { TokenContract } from '@vermilion/design-system/tokens';
import { etagOf } from './etag';
import type { GeneratedFile } from './generated-file';

export const FAVICON = '/favicon.svg';

/** Half of the icon's width, from which on its corners are a circle. */
const CIRCLE_RADIUS = 16;

/** An SVG image as the favicon. */
export const faviconFile = (plain: Buffer): GeneratedFile => ({
  type: 'image/svg+xml',
  etag: etagOf(plain),
  isImmutable: false,
  bodies: { plain },
});

/** The mall's letter, in the colours and with the corners of a brand's main button. */
export function createFavicon({ color, radius }: TokenContract): GeneratedFile {
  const rx = Math.min(parseFloat(radius.button), CIRCLE_RADIUS);
  const plain = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${rx}" fill="${color.brandAccent}"/><path d="M8 9.5h4.2L16 19.4l3.8-9.9H24L17.8 24h-3.6z" fill="${color.brandAccentOn}"/></svg>`,
  );
  return faviconFile(plain);
}
