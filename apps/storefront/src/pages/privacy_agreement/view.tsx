import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context';
import { Seo } from '../../seo/seo';
import { PageFrame } from '../../shared/page-frame';
import { TextPage } from '../../shared/text-page';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { agreementQuery } from './loader';
import { readAgreement } from './read-agreement';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.privacy.title', defaultMessage: 'User privacy agreement' },
});

/** The privacy agreement of the sign-in. Its HTML was sanitised by the server. */
export function View() {
  const { agreement } = useSuspenseQuery(agreementQuery(useApp())).data;
  const { text, contents } = readAgreement(agreement);
  const title = useIntl().formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <TextPage title={title} contents={contents}>
        <div dangerouslySetInnerHTML={{ __html: text }} />
      </TextPage>
    </PageFrame>
  );
}
