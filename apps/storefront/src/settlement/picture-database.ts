/** The browser's database in which a guest's pictures wait. */
export const PICTURE_DATABASE = 'settlement';
