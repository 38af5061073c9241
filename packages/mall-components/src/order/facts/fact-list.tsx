import type { ReactNode } from 'react';
import * as styles from './fact-list.css';

export interface Fact {
  /** Names the fact among the others. */
  id: string;
  label: ReactNode;
  value: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
}

/** Facts as label and value, one below the other. */
export const FactList = ({ facts }: FactListProps) => (
  <dl data-component="fact-list" className={styles.list}>
    {facts.map(({ id, label, value }) => (
      <div key={id} className={styles.fact}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
