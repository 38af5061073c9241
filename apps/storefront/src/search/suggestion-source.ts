import type { SearchSuggestions } from '@vermilion/api-client';
import type { Suggestions, SuggestionSource } from '@vermilion/mall-components/header';
import type { AppDeps } from '../deps/deps';
import { mallFormatOf } from '../mall/use-home-format';
import { paths } from '../page-params/paths';
import type { MallFormat } from '../wire/mall-format';
import { rowsOf, textOf } from '../wire/rows';
import { smallImage } from '../wire/small-image';
import { minorOf } from '../wire/wire';
import { forgetSearches, recentSearches } from './recent-searches';

export { rememberSearch } from './recent-searches';

const MINUTE_MS = 60_000;

/** The server's suggestions as links. */
export const toSuggestions =
  (mall: MallFormat) =>
  (found: SearchSuggestions): Suggestions => ({
    didYouMean: found.didYouMean,
    groups: [
      {
        kind: 'categories',
        items: rowsOf(found.categories, ({ id, name }) => ({
          id: `category-${id}`,
          label: textOf(name),
          href: paths.search({ cid: id }),
        })),
      },
      {
        kind: 'goods',
        items: rowsOf(found.goods, ({ id, storeName, image, price }) => ({
          id: `goods-${id}`,
          label: textOf(storeName),
          href: paths.goods(id),
          imageSrc: smallImage(image),
          priceMinor: minorOf(mall, price),
        })),
      },
      {
        kind: 'shops',
        items: rowsOf(found.shops, ({ id, name, avatar }) => ({
          id: `shop-${id}`,
          label: textOf(name),
          href: paths.shop(id),
          imageSrc: smallImage(avatar),
        })),
      },
    ],
  });

const recent = (): Suggestions => ({
  groups: [
    {
      kind: 'recent',
      items: recentSearches().map((title) => ({
        id: title,
        label: title,
        href: paths.search({ title }),
      })),
    },
  ],
});

/** The source of search suggestions. Recent responses are reused. */
export const suggestionSource = (app: AppDeps): SuggestionSource => ({
  async find(text) {
    if (!text) return recent();
    if (!navigator.onLine) return { groups: [] };
    const query = app.queries.searchSuggestions({ keyword: text });
    return toSuggestions(mallFormatOf(app))(
      await app.queryClient.fetchQuery({ ...query, staleTime: MINUTE_MS, meta: { quiet: true } }),
    );
  },
  onForget: forgetSearches,
});
