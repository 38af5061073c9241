import { useIntl } from 'react-intl';
import { labels } from '../mails/messages';
import { MailTopics } from '../mails/mail-topics';
import { Page } from '../shared/page';

/** Which emails somebody who works here gets. */
export function Component() {
  return (
    <Page title={useIntl().formatMessage(labels.title)}>
      <MailTopics />
    </Page>
  );
}
