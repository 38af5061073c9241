import { cva } from 'class-variance-authority';
import * as styles from './button.css';

/** Classes of icon-only buttons. */
export const squareRecipe = /* @__PURE__ */ cva(null, { variants: { size: styles.square } });
