/** All sizes of Avatar and AvatarGroup, ascending: 32, 40, 64 and 96 px in the default brand. */
export const avatarSizes = ['sm', 'md', 'lg', 'xl'] as const;
export type AvatarSize = (typeof avatarSizes)[number];
