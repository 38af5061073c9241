import * as styles from './field.css';

/** Classes of the box that holds what is typed or chosen, for all fields. By hand for its bytes: decision 022. */
export const controlClass = (size: keyof typeof styles.controlSizes) => styles.controlSizes[size];
