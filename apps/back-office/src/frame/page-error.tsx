import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '../shared/page';
import { messages } from './messages';

/** When a page cannot be loaded, as after an update, or fails. */
export function PageError() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.broken)}>
      <EmptyState
        action={
          <Button onClick={() => window.location.reload()}>
            <FormattedMessage {...messages.reload} />
          </Button>
        }
      >
        <FormattedMessage {...messages.brokenText} />
      </EmptyState>
    </Page>
  );
}
