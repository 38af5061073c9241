import { componentStyle } from '../styles/component-style';

/** For rules that hide something under a condition. */
export const hiddenVisually = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Hidden headings would make the browser load a bold font
  font: 'inherit',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = componentStyle(hiddenVisually);
