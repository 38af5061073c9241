export { ActivityBlock } from './activity-block';
export type { ActivityBlockProps } from './activity-block';
export { ActivityGallery, ActivityStrip, ActivityTiles } from './activity-layouts';
