import { useSuspenseQuery } from '@tanstack/react-query';
import { Heading } from '@vermilion/design-system/heading';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context';
import { Seo } from '../../seo/seo';
import { PageFrame } from '../../shared/page-frame';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { agreementQuery } from './loader';
import * as styles from './view.css';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.privacy.title', defaultMessage: 'User privacy agreement' },
});

/** The privacy agreement of the sign-in. Its HTML was sanitised by the server. */
export function View() {
  const { agreement } = useSuspenseQuery(agreementQuery(useApp())).data;
  const title = useIntl().formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Heading level={1}>{title}</Heading>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: agreement }} />
    </PageFrame>
  );
}
