import * as styles from './field.css';

/** Classes of a field's box. Looked up by hand for its size: decision 022. */
export const controlClass = (size: keyof typeof styles.controlSizes) => styles.controlSizes[size];
