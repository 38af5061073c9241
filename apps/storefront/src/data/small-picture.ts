import { imageSources, pictureWidths } from '@vermilion/mall-components/settings';

const SMALLEST = pictureWidths[0];

/** The smallest size of one of the mall's own pictures; every other address is left as it is. */
export function smallPicture(src: string): string {
  const candidates = imageSources(src).sources.at(-1)?.srcSet.split(', ') ?? [];
  return candidates.find((text) => text.endsWith(` ${SMALLEST}w`))?.split(' ')[0] ?? src;
}
