import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../deps/app-context';
import { RecommendedRow } from '../../goods/recommended-row';
import { useCategories } from '../../mall/use-categories';
import { lastSavedQuery } from './loader';

/** Bestsellers of the category of what the shopper saved last; recommendations for who has saved nothing. */
export function LikeSaved() {
  const app = useApp();
  const categories = useCategories();
  const saved = useQuery(lastSavedQuery(app));
  const id = saved.data?.list[0]?.productId;
  const detail = useQuery({
    ...app.queries.productDetail({ id: id ?? 0 }),
    enabled: id !== undefined,
    meta: { quiet: true },
  });
  if (saved.isLoading || detail.isLoading) return null;
  const own = detail.data?.productInfo.categoryId;
  // The category around it holds enough for a row
  const around = categories.find(({ childList }) => childList?.some((one) => one.id === own));
  return <RecommendedRow columns={5} bestOf={around?.id ?? own ?? undefined} />;
}
