import { LinkBase } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import * as styles from './cards.css';

export interface LinkCard {
  /** URL to which the whole card leads. */
  href: string;
  icon: ReactNode;
  title: string;
  /** One sentence. */
  text: string;
}

/** Cards that each lead to an answer. */
export const LinkCards = ({ cards }: { cards: readonly LinkCard[] }) => (
  <ul className={styles.cards}>
    {cards.map(({ href, icon, title, text }) => (
      <li key={title} className={styles.card}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <LinkBase href={href} className={styles.link}>
            {title}
          </LinkBase>
          <span className={styles.text}>{text}</span>
        </span>
      </li>
    ))}
  </ul>
);
