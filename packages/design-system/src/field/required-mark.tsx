import * as styles from './field.css';

/** The asterisk beside a required label; assistive technology reads the input's `required`. */
export const RequiredMark = () => (
  <span aria-hidden="true" className={styles.required}>
    *
  </span>
);
