import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Recommended } from '@vermilion/mall-components/home';
import { useApp } from '../../app/app-context';
import { toGoods } from '../../data/goods';
import { useHomeIndex } from '../../frame/use-home-index';
import { Streamed } from '../../shared/streamed';
import { recommendedQuery } from './loader';
import { rowsOf } from '../../data/rows';

function Goods({ imageSrc }: { imageSrc?: string }) {
  const query = useSuspenseInfiniteQuery(recommendedQuery(useApp()));
  const state = query.isFetchNextPageError
    ? 'failed'
    : query.isFetchingNextPage
      ? 'loading'
      : 'idle';
  return (
    <Recommended
      imageSrc={imageSrc}
      goods={query.data.pages.flatMap((page) => rowsOf(page.list, toGoods))}
      more={
        query.hasNextPage
          ? { state, auto: true, onMore: () => void query.fetchNextPage() }
          : undefined
      }
    />
  );
}

/** "You may also like", which streams in after the first screens. */
export default function RecommendedGoods() {
  const imageSrc = useHomeIndex()?.recommendImage || undefined;
  return (
    <Streamed
      loading={<Recommended imageSrc={imageSrc} goods={[]} state="loading" />}
      failed={(retry) => (
        <Recommended imageSrc={imageSrc} goods={[]} state="failed" onRetry={retry} />
      )}
    >
      <Goods imageSrc={imageSrc} />
    </Streamed>
  );
}
