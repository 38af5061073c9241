import { ShieldIcon } from '@vermilion/design-system/icon';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import type { Guarantee } from './types';
import * as styles from './guarantees.css';

export interface GuaranteesProps {
  guarantees: readonly Guarantee[];
}

/**
 * The shop's guarantees for these goods, each with its description on hover and for screen readers; in a
 * narrow column below the name.
 */
export function Guarantees({ guarantees }: GuaranteesProps) {
  const intl = useIntl();
  if (guarantees.length === 0) return null;
  return (
    <div data-component="guarantees" className={styles.root}>
      <ul aria-label={intl.formatMessage(messages.guarantees)} className={styles.list}>
        {guarantees.map(({ id, name, description }) => (
          <li key={id} title={description} className={styles.item}>
            <ShieldIcon size="sm" className={styles.mark} />
            <span className={styles.name}>
              {name}{' '}
              {description && (
                <VisuallyHidden className={styles.description}>{description}</VisuallyHidden>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
