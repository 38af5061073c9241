import { cva } from 'class-variance-authority';
import * as styles from './table.css';

/** Classes of a cell, in header and body. */
export const cellRecipe = /* @__PURE__ */ cva(styles.cell, { variants: { kind: styles.kinds } });
