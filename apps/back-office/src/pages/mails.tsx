import { useIntl } from 'react-intl';
import { MailTopics } from '../mails/mail-topics';
import { labels } from '../mails/messages';
import { Page } from '../shared/page';

/** Which emails somebody who works here gets. */
export function Component() {
  return (
    <Page title={useIntl().formatMessage(labels.title)}>
      <MailTopics />
    </Page>
  );
}
