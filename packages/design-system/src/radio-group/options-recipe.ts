import { cva } from 'class-variance-authority';
import * as styles from './radio-group.css';

/** Classes of what holds the options of a group. */
export const optionsRecipe = /* @__PURE__ */ cva(null, { variants: { layout: styles.options } });
