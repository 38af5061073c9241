import { CheckIcon } from '@vermilion/design-system/icon';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as styles from './choice-card.css';

export interface ChoiceCardProps {
  /** Shared by the cards of a group. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  className?: string;
  /** The content is also the accessible name. */
  children: ReactNode;
}

/** One of several cards of which one is chosen; put them into a fieldset. */
export function ChoiceCard({ name, checked, onChoose, className, children }: ChoiceCardProps) {
  return (
    <label data-component="choice-card" className={cx(styles.card, className)}>
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className={styles.input}
      />
      {children}
      <span aria-hidden="true" className={styles.tick}>
        <CheckIcon size="sm" />
      </span>
    </label>
  );
}
