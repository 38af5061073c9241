import { useSuspenseQuery } from '@tanstack/react-query';
import { Heading } from '@vermilion/design-system/heading';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { RankRibbon } from '@vermilion/mall-components/home';
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
  const goods = rowsOf(useSuspenseQuery(useApp().queries.leaderboard()).data, toGoods);
  const ranks = new Map(goods.map(({ id }, index) => [id, index + 1]));
  const title = useIntl().formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Heading level={1}>{title}</Heading>
      <GoodsGrid
        goods={goods}
        headingLevel={2}
        priorityCount={5}
        slots={({ id }) => ({ badge: <RankRibbon rank={ranks.get(id) ?? 0} /> })}
      />
    </PageFrame>
  );
}
