import { defineMessages, useIntl } from 'react-intl';
import { Seo } from '../../seo/seo';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { Guide } from './guide';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.deliveryReturns.title', defaultMessage: 'Delivery and returns' },
});

/** Delivery, returns and refunds of this mall. */
export function View() {
  const title = useIntl().formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Guide title={title} />
    </PageFrame>
  );
}
