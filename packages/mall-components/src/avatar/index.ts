export { Avatar, initials } from './avatar';
export type { AvatarProps } from './avatar';
