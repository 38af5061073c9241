import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Recommended } from '@vermilion/mall-components/home';
import { rowsOf } from '@vermilion/mall-data/format';
import { toGoods } from '@vermilion/mall-data/goods';
import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { useHomeIndex } from '../../mall/use-home-index';
import { paths } from '../../page-params/paths';
import { lazyInView } from '../../shared/lazy-in-view';
import { Streamed } from '../../shared/streamed';
import { recommendedQuery } from './loader';

/** The first item of the last page: the target of the "more" link without scripts. */
const MORE_ID = 'more-goods';

const OfficeLink = lazyInView(() => import('./office-link'));

function Goods({ imageSrc }: { imageSrc?: string }) {
  const mall = useMallFormat();
  const query = useSuspenseInfiniteQuery(recommendedQuery(useApp()));
  const { pages } = query.data;
  useLengthInAddress(pages.length);
  const state = query.isFetchNextPageError
    ? 'failed'
    : query.isFetchingNextPage
      ? 'loading'
      : 'idle';
  const lastPart = rowsOf(pages.at(-1)?.list, toGoods(mall))[0]?.id;
  const goods = pages.flatMap((page) => rowsOf(page.list, toGoods(mall)));
  return (
    <>
      <Recommended
        imageSrc={imageSrc}
        goods={goods}
        anchorOf={({ id }) => (id === lastPart ? MORE_ID : undefined)}
        allHref={paths.search()}
        sellHref={paths.settlement()}
        more={
          query.hasNextPage
            ? {
                state,
                auto: true,
                href: `${paths.home(pages.length + 1)}#${MORE_ID}`,
                onMore: () => void query.fetchNextPage(),
              }
            : undefined
        }
      />
      {goods.length === 0 && <OfficeLink />}
    </>
  );
}

/**
 * Keeps the number of loaded list pages in the URL, so that a reload restores them. A navigation would load and scroll.
 */
function useLengthInAddress(length: number) {
  const href = useHref(paths.home(length));
  useEffect(() => {
    const { history } = window;
    if (length > 1) history.replaceState(history.state, '', href);
  }, [length, href]);
}

/** "You may also like", streamed after the first screens. */
export function RecommendedGoods() {
  const imageSrc = useHomeIndex()?.recommendImage || undefined;
  return (
    <Streamed
      loading={
        <Recommended imageSrc={imageSrc} goods={[]} allHref={paths.search()} state="loading" />
      }
      failed={(retry) => (
        <Recommended
          imageSrc={imageSrc}
          goods={[]}
          allHref={paths.search()}
          state="failed"
          onRetry={retry}
        />
      )}
    >
      <Goods imageSrc={imageSrc} />
    </Streamed>
  );
}
