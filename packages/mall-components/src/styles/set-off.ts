import { vars } from '@vermilion/design-system/tokens';

/** The ground of a part that is set off from its card: darker in light mode, lighter in dark mode. */
export const setOff = `light-dark(${vars.color.surfaceSunken}, ${vars.color.tintHover})`;
