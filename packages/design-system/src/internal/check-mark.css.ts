import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

/**
 * The check mark of a selected item, in menus and list boxes. Drawn with borders, which are smaller
 * than an icon.
 */
export const checkMark = componentStyle({
  flex: 'none',
  width: 6,
  height: '0.6875rem',
  marginInlineStart: 'auto',
  marginInlineEnd: vars.space.xxs,
  // A corner of the box is the angle of the check mark
  borderRight: `${vars.border.strong} solid`,
  borderBottom: `${vars.border.strong} solid`,
  transform: 'translateY(-2px) rotate(42deg)',
});
