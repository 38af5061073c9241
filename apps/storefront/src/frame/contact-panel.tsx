import * as styles from '../shared/cards/cards.css';
import { useContactLines } from './contact-lines';

/** Whom to ask: how the mall is reached, and when. */
export function ContactPanel({ title }: { title: string }) {
  const lines = useContactLines().filter(Boolean);
  return (
    <section aria-labelledby="contact" className={styles.panel}>
      <h2 id="contact" className={styles.heading}>
        {title}
      </h2>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </section>
  );
}
