import { SkipLink } from '@vermilion/design-system/skip-link';
import { FormattedMessage } from 'react-intl';
import * as styles from './filtered-list.css';
import { listIds } from './list-ids';
import { messages } from './list-messages';

/** Links to filters and results of a FilteredList, visible on focus: at the start of its page. */
export const ListSkipLinks = () => (
  <div data-component="list-skip-links" className={styles.skip}>
    <SkipLink targetId={listIds.filters} className={styles.wideLink}>
      <FormattedMessage {...messages.skipToFilters} />
    </SkipLink>
    <SkipLink targetId={listIds.opener} className={styles.narrowLink}>
      <FormattedMessage {...messages.skipToFilters} />
    </SkipLink>
    <SkipLink targetId={listIds.results}>
      <FormattedMessage {...messages.skipToResults} />
    </SkipLink>
  </div>
);
