import { imageSources } from '@vermilion/mall-components/settings';

/** Sharp on high-density screens at 180 px. */
const WIDTH = 320;

/** A smaller version of one of the mall's own images; any other URL is returned unchanged. */
export function smallImage(src: string): string {
  const { src: sized, sources } = imageSources(src);
  return sources.length > 0 ? sized.replace(/@\d+\.webp$/, `@${WIDTH}.webp`) : src;
}
