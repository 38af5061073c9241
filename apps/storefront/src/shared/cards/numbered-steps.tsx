import * as styles from './cards.css';

export interface NumberedStep {
  title: string;
  text: string;
}

/** What happens, in its order. */
export const NumberedSteps = ({ steps }: { steps: readonly NumberedStep[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }, index) => (
      <li key={title} className={styles.step}>
        <span aria-hidden="true" className={styles.number}>
          {index + 1}
        </span>
        <span className={styles.words}>
          <strong>{title}</strong>
          <span className={styles.text}>{text}</span>
        </span>
      </li>
    ))}
  </ol>
);
