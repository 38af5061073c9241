export { Avatar, avatarSizes } from './avatar';
export type { AvatarProps, AvatarSize } from './avatar';
export { initials } from './initials';
