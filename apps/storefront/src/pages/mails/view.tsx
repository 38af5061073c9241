import { useQuery } from '@tanstack/react-query';
import { MailSettingsView } from '@vermilion/mall-components/profile';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { AccountFrame } from '../../frame/account-frame';
import { patterns } from '../../page-params/paths';
import { Seo } from '../../seo/seo';
import { useTopicChange } from './use-topic-change';
import { Watched } from './watched';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.mails.title', defaultMessage: 'Emails' },
});

/** Which emails the shopper gets. */
export function View() {
  const query = useQuery(useApp().queries.mailSettings());
  const onTopicToggle = useTopicChange();
  const title = useIntl().formatMessage(messages.title);
  return (
    <AccountFrame title={title} current={patterns.mails}>
      <Seo title={title} hidden />
      <MailSettingsView
        settings={query.data}
        state={query.isPending ? 'loading' : query.isError ? 'failed' : 'ready'}
        onRetry={() => void query.refetch()}
        onTopicToggle={onTopicToggle}
      >
        <Watched />
      </MailSettingsView>
    </AccountFrame>
  );
}
