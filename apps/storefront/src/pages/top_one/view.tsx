import { useSuspenseQuery } from '@tanstack/react-query';
import { Heading } from '@vermilion/design-system/heading';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context';
import { toGoods } from '../../data/goods';
import { Seo } from '../../seo/seo';
import { PageFrame } from '../../shared/page-frame';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { rowsOf } from '../../data/rows';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.leaderboard.title', defaultMessage: 'Bestsellers' },
});

/** The goods that are bought most, the first one first. */
export function View() {
  const goods = useSuspenseQuery(useApp().queries.leaderboard()).data;
  const title = useIntl().formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Heading level={1}>{title}</Heading>
      <GoodsGrid goods={rowsOf(goods, toGoods)} headingLevel={2} priorityCount={5} />
    </PageFrame>
  );
}
