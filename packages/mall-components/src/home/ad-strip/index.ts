export { AdStrip } from './ad-strip';
export type { AdStripProps } from './ad-strip';
