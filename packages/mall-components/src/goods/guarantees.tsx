import { ShieldIcon } from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import * as styles from './guarantees.css';
import { messages } from './messages';
import type { Guarantee } from './types';

export interface GuaranteesProps {
  /** In display order; without any nothing is rendered. */
  guarantees: readonly Guarantee[];
}

/** The shop's guarantees for these goods, each with its description. */
export function Guarantees({ guarantees }: GuaranteesProps) {
  const intl = useIntl();
  if (guarantees.length === 0) return null;
  return (
    <div data-component="guarantees">
      <ul aria-label={intl.formatMessage(messages.guarantees)} className={styles.list}>
        {guarantees.map(({ id, name, description }) => (
          <li key={id} className={styles.item}>
            <ShieldIcon size="sm" className={styles.mark} />
            <span>
              {name} {description && <span className={styles.description}>{description}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
