export { Avatar } from './avatar';
export type { AvatarProps } from './avatar';
export { avatarSizes } from './avatar-size';
export type { AvatarSize } from './avatar-size';
export { initials } from './initials';
