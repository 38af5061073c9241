import * as styles from './field.css';

/** Classes of a field's box. Not `cva()`, for size: decision 22. */
export const controlClass = (size: keyof typeof styles.controlSizes) => styles.controlSizes[size];
