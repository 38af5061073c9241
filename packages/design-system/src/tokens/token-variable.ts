const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The public custom property of a token, without the dashes: `color.brandAccentHover` is
 * `vm-color-brand-accent-hover`.
 */
export const tokenVariable = (path: readonly string[]) => `vm-${path.map(kebab).join('-')}`;
