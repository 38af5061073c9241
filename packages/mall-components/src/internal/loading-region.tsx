import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './loading-region.css';
import { messages } from './messages';

/** Wraps skeletons, and announces "loading" once. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.region}>
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
