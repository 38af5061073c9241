import * as styles from './cards.css';

export interface Fact {
  /** As shown: "1,204". */
  figure: string;
  /** What is counted. */
  label: string;
}

/** A few numbers, each with what it counts. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ figure, label }) => (
      <div key={label} className={styles.fact}>
        <dt className={styles.text}>{label}</dt>
        <dd className={styles.figure}>{figure}</dd>
      </div>
    ))}
  </dl>
);
