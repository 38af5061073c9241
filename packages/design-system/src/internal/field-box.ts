import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { border, color } = vars;

/** The box of every field. */
export const fieldBox = {
  border: `${border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.field,
  background: color.surface,
  color: color.text,
} as const;

/** Below 16 px, iOS zooms the page on focus. */
export const touchText = { '@media': { [media.touch]: { fontSize: '1rem' } } } as const;

/** Of a box around its control: disabled itself, or by the fieldset around it. */
export const disabledAround = '&[data-disabled], fieldset:disabled &';

/** Disabled, in forced colours. */
export const forcedOff = { borderColor: 'GrayText', color: 'GrayText' } as const;

/** Disabled. */
export const disabledBox = {
  background: color.disabled,
  borderColor: color.border,
  color: color.disabledText,
} as const;
