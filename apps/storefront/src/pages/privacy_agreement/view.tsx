import { Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { TitledPage } from '../../shared/page-frame';
import { Agreement } from './agreement';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.privacy.title', defaultMessage: 'User privacy agreement' },
});

/** The privacy agreement linked from sign-in. */
export function View() {
  const title = useIntl().formatMessage(messages.title);
  return (
    <TitledPage title={title}>
      <Suspense>
        <Agreement title={title} />
      </Suspense>
    </TitledPage>
  );
}
