import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** Skeletons, said once as "loading". */
export function LoadingRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
