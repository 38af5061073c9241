import { defineMessages, useIntl } from 'react-intl';
import { Seo } from '../../seo/seo';
import { PageFrame } from '../../shared/page-frame';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { Agreement } from './parts';

export { createLoader } from './loader';
export const parts = [Agreement];

const messages = defineMessages({
  title: { id: 'page.privacy.title', defaultMessage: 'User privacy agreement' },
});

/** The privacy agreement linked from sign-in. */
export function View() {
  const title = useIntl().formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Agreement title={title} />
    </PageFrame>
  );
}
