import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

/** The mark at the end of a selected row, in menus and list boxes. Made of borders, which are smaller than an icon. */
export const checkMark = componentStyle({
  flex: 'none',
  width: 6,
  height: '0.6875rem',
  marginInlineStart: 'auto',
  marginInlineEnd: vars.space.xxs,
  // The corner of the box is the corner of the tick
  borderRight: `${vars.border.strong} solid`,
  borderBottom: `${vars.border.strong} solid`,
  transform: 'translateY(-2px) rotate(42deg)',
});
