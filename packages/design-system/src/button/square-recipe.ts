import { cva } from 'class-variance-authority';
import * as styles from './button.css';

/** Classes of a button that holds an icon alone. */
export const squareRecipe = /* @__PURE__ */ cva(null, { variants: { size: styles.square } });
