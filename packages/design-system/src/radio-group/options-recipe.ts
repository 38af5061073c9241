import { cva } from 'class-variance-authority';
import * as styles from './radio-group.css';

/** Classes of the container of options. */
export const optionsRecipe = /* @__PURE__ */ cva(null, { variants: { layout: styles.options } });
