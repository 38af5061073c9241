import { imageSources } from '@vermilion/mall-components/settings';

/** Sharp on dense screens in a place 180 px wide. */
const WIDTH = 320;

/** A small size of one of the mall's own pictures; every other address is left as it is. */
export function smallImage(src: string): string {
  const candidates = imageSources(src).sources.at(-1)?.srcSet.split(', ') ?? [];
  return candidates.find((text) => text.endsWith(` ${WIDTH}w`))?.split(' ')[0] ?? src;
}
