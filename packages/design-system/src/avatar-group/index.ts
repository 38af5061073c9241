export { AvatarGroup } from './avatar-group';
export type { AvatarGroupItem, AvatarGroupProps } from './avatar-group';
