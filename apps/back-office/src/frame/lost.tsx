import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '../shared/page';
import { messages } from './messages';

/** For addresses without a page. */
export function Lost() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.lost)}>
      <EmptyState
        action={
          <Button asChild>
            <LinkBase href="/">
              <FormattedMessage {...messages.home} />
            </LinkBase>
          </Button>
        }
      >
        <FormattedMessage {...messages.lostText} />
      </EmptyState>
    </Page>
  );
}
