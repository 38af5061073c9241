import { cva } from 'class-variance-authority';
import * as styles from './truncate.css';

/** Classes of truncated text. */
export const truncateRecipe = /* @__PURE__ */ cva(styles.truncate, {
  variants: { lines: styles.lines },
});
