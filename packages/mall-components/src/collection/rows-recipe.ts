import { cva } from 'class-variance-authority';
import * as styles from './collection.css';

/** Classes of the rows of a tab, and of the placeholders for them. */
export const rowsRecipe = /* @__PURE__ */ cva(null, {
  variants: { tab: { goods: styles.goods, shops: styles.shops } },
});
