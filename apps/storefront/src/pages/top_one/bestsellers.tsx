import { useSuspenseQuery } from '@tanstack/react-query';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { Podium, RankRibbon } from '@vermilion/mall-components/home';
import { rowsOf } from '@vermilion/mall-data/format';
import { toGoods } from '@vermilion/mall-data/goods';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { CategoryTabs } from './category-tabs';
import { leadersQuery } from './loader';
import { RankingHead } from './ranking-head';

const messages = defineMessages({
  empty: {
    id: 'page.leaderboard.empty',
    defaultMessage: 'Nothing of this category has been sold yet.',
  },
});

const ON_PODIUM = 3;
const ROWS = 12;

interface BestsellersProps {
  /** Id of the category; undefined for the whole mall. */
  cid: number | undefined;
}

/** A number of goods that fills rows of two, three, four and six, if there are as many. */
const wholeRows = (count: number) => (count < ROWS ? count : count - (count % ROWS));

/** The bestsellers: three on a podium, the others with their rank. */
export function Bestsellers({ cid }: BestsellersProps) {
  const mall = useMallFormat();
  const goods = rowsOf(useSuspenseQuery(leadersQuery(useApp(), cid)).data, toGoods(mall));
  const ranks = new Map(goods.map(({ id }, index) => [id, index + 1]));
  const others = goods.slice(ON_PODIUM, ON_PODIUM + wholeRows(goods.length - ON_PODIUM));
  return (
    <>
      <RankingHead cid={cid} />
      <CategoryTabs current={cid} />
      {goods.length > 0 && <Podium goods={goods} />}
      {(others.length > 0 || goods.length === 0) && (
        <GoodsGrid
          goods={others}
          columns={6}
          headingLevel={2}
          empty={<FormattedMessage {...messages.empty} />}
          slots={({ id }) => ({ badge: <RankRibbon rank={ranks.get(id) ?? 0} /> })}
        />
      )}
    </>
  );
}
