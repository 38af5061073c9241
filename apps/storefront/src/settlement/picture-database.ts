/** The browser database for a guest's images. */
export const PICTURE_DATABASE = 'settlement';
