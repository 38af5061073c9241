/** Starts every class of the packages, so that a stylesheet can tell their elements from those of the app. */
export const PREFIX = 'vm_';

/** Names of classes, keyframes and private custom properties in the built packages. */
export const identifiers = ({ hash }: { hash: string }) => `${PREFIX}${hash}`;
