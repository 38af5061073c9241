import { ShieldIcon } from '@vermilion/design-system/icon';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import type { Guarantee } from './types';
import * as styles from './guarantees.css';

export interface GuaranteesProps {
  guarantees: readonly Guarantee[];
}

/** The shop's guarantees for these goods, each with its description on hover and for screen readers. */
export function Guarantees({ guarantees }: GuaranteesProps) {
  const intl = useIntl();
  if (guarantees.length === 0) return null;
  return (
    <ul
      aria-label={intl.formatMessage(messages.guarantees)}
      data-component="guarantees"
      className={styles.list}
    >
      {guarantees.map((guarantee) => (
        <li key={guarantee.id} title={guarantee.description} className={styles.item}>
          <ShieldIcon size="sm" className={styles.mark} />
          {guarantee.name}
          {guarantee.description && <VisuallyHidden>: {guarantee.description}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
