import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { border, color } = vars;

/** The box of all inputs. */
export const fieldBox = {
  border: `${border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.field,
  background: color.surface,
  color: color.text,
} as const;

/** Below 16 px a phone would zoom the page while something is typed. */
export const touchText = { '@media': { [media.touch]: { fontSize: '1rem' } } } as const;

/** What is switched off, where colours are forced. */
export const forcedOff = { borderColor: 'GrayText', color: 'GrayText' } as const;

/** The same box switched off. */
export const disabledBox = {
  background: color.disabled,
  borderColor: color.border,
  color: color.disabledText,
} as const;
