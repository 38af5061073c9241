import * as styles from './field.css';

/** Beside the label of what must be filled in; the input itself tells assistive technology. */
export const RequiredMark = () => (
  <span aria-hidden="true" className={styles.required}>
    *
  </span>
);
