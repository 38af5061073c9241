import { LinkBase } from '@vermilion/design-system/link';
import { Tag } from '@vermilion/design-system/tag';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './list-filters.css';
import { messages } from './list-messages';

export interface ChosenFiltersProps {
  chosen: readonly { label: string; href: string }[];
  clearHref: string;
}

/** The selected filters, each a link to the list without it. */
export function ChosenFilters({ chosen, clearHref }: ChosenFiltersProps) {
  return (
    <ul aria-label={useIntl().formatMessage(messages.chosen)} className={styles.chosen}>
      {chosen.map(({ label, href }) => (
        <li key={href}>
          <Tag asChild>
            <LinkBase href={href} rel="nofollow">
              <VisuallyHidden>
                <FormattedMessage {...messages.removeFilter} values={{ name: label }} />
              </VisuallyHidden>
              <span aria-hidden="true">{label} ×</span>
            </LinkBase>
          </Tag>
        </li>
      ))}
      <li>
        <LinkBase href={clearHref} className={styles.clear}>
          <FormattedMessage {...messages.clearAll} />
        </LinkBase>
      </li>
    </ul>
  );
}
