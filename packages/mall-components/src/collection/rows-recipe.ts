import { cva } from 'class-variance-authority';
import * as styles from './collection.css';

/** Classes of a tab's list, shared with its skeleton. */
export const rowsRecipe = /* @__PURE__ */ cva(null, {
  variants: { tab: { goods: styles.goods, shops: styles.shops } },
});
