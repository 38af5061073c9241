export { ShareMenu } from './share-menu';
export type { ShareMenuProps } from './share-menu';
