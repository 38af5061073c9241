import { control as box } from '../field/field.css';
import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, space } = vars;

/** Grows with its tags; the arrow stays on the first line. */
export const control = componentStyle({
  selectors: {
    [`&${box}`]: { alignItems: 'stretch' },
    [`&${box}:has([aria-invalid="true"])`]: { borderColor: color.critical },
  },
});

export const values = componentStyle({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  minWidth: 0,
  paddingBlock: space.xxs,
});

/** A tag in a disabled field: on the field's background, still readable. */
export const value = componentStyle({
  selectors: { [`${control}:has(> :disabled) &`]: { background: 'none' } },
});

export const input = componentStyle({ flex: '1 1 6ch', minWidth: '6ch' });
