import type { SearchSuggestions } from '@vermilion/api-client';
import type { Suggestions, SuggestionSource } from '@vermilion/mall-components/header';
import type { MallFormat } from '@vermilion/mall-data/format';
import { minorOf, rowsOf, textOf } from '@vermilion/mall-data/format';
import type { AppDeps } from '../deps/deps';
import { mallOf } from '../mall/use-home-mall';
import { paths } from '../page-params/paths';
import { smallImage } from '../wire/small-image';
import { forgetSearches, recentSearches } from './recent-searches';

export { rememberSearch } from './recent-searches';

const MINUTE_MS = 60_000;
/** Suggestions of each kind: searches come first, and all are seen at once. */
const MOST = 3;

/** The server's suggestions as links. */
export const toSuggestions =
  (mall: MallFormat) =>
  (found: SearchSuggestions): Suggestions => ({
    didYouMean: found.didYouMean,
    groups: [
      {
        kind: 'words',
        items: rowsOf(found.words, (title) => ({
          id: `words-${title}`,
          label: textOf(title),
          href: paths.search({ title }),
        })),
      },
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
    const query = app.queries.searchSuggestions({ keyword: text, limit: MOST });
    return toSuggestions(mallOf(app))(
      await app.queryClient.fetchQuery({ ...query, staleTime: MINUTE_MS, meta: { quiet: true } }),
    );
  },
  onForget: forgetSearches,
});
