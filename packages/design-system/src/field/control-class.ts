import { cva } from 'class-variance-authority';
import * as styles from './field.css';

/** Classes of a field's box. */
export const controlClass = /* @__PURE__ */ cva(styles.control, {
  variants: { size: styles.controlSizes },
});
