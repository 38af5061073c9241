import { Heading } from '@vermilion/design-system/heading';
import { defineMessages, useIntl } from 'react-intl';
import { Seo } from '../../seo/seo';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { Bestsellers } from './parts';

export { createLoader } from './loader';
export const parts = [Bestsellers];

const messages = defineMessages({
  title: { id: 'page.leaderboard.title', defaultMessage: 'Bestsellers' },
});

/** The goods that are bought most, the first one first. */
export function View() {
  const title = useIntl().formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Heading level={1}>{title}</Heading>
      <Bestsellers />
    </PageFrame>
  );
}
