import { useQuery } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import { Header } from '@vermilion/mall-components/header';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { guardChunk } from '../browser/chunk-guard';
import { useCartCount } from '../cart/use-cart-count';
import { useApp } from '../deps/app-context';
import { searchOffline } from '../errors/error-message';
import { usePopularGoods } from '../goods/use-popular-goods';
import { localPath } from '../i18n/locales';
import { categoryQuery, hotWordsQuery } from '../mall/frame-queries';
import { mallNameOf } from '../mall/mall-data';
import { useHomeIndex } from '../mall/use-home-index';
import { useLogo } from '../mall/use-logo';
import { searchParams } from '../page-params';
import { paths, patterns } from '../page-params/paths';
import { useSignIn } from '../session/sign-in-context';
import { webLink } from './contact';
import { toCategories, toHotWords } from './header-data';
import { cartPreview } from './lazy-cart-preview';
import { useAccountMenu } from './use-account-menu';
import { useLanguages } from './use-languages';
import { usePageLink } from './use-page-link';

const loadSuggestions = guardChunk(() => import('../search/suggestion-source'));

/** The header with its data: categories, trending keywords, languages, cart and account. */
export function PageHeader() {
  const app = useApp();
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { open: openSignIn } = useSignIn();
  const categories = useQuery(categoryQuery(app)).data;
  const logo = useLogo();
  const home = useHomeIndex();
  const mallName = mallNameOf(home, app);
  const hotWords = useQuery(hotWordsQuery(app)).data;
  const isOrdering = pathname === patterns.cart || pathname === patterns.confirm;
  const onSearchPage = pathname === patterns.goodsSearch;
  const query = onSearchPage ? searchParams.parse(new URLSearchParams(search)).title : '';
  return (
    <Header
      mallName={mallName}
      {...logo}
      homeHref={paths.home()}
      categories={useMemo(() => toCategories(categories), [categories])}
      loadCategoryGoods={usePopularGoods()}
      search={{
        action: localPath(app.locale, paths.search()),
        query,
        hotWords: toHotWords(hotWords),
        onSearch: (title) => {
          if (!navigator.onLine) return intl.formatMessage(searchOffline);
          // The search proceeds even if it cannot be remembered
          loadSuggestions().then(
            ({ rememberSearch }) => rememberSearch(title),
            () => {},
          );
          void navigate(paths.search({ title }));
        },
        suggestions: useCallback(
          async () => (await loadSuggestions()).suggestionSource(app),
          [app],
        ),
      }}
      cart={{
        href: paths.cart(),
        count: useCartCount(),
        preview: isOrdering ? undefined : cartPreview,
      }}
      account={useAccountMenu()}
      signInHref={paths.login()}
      onSignIn={() => openSignIn()}
      topBar={{
        homeHref: paths.home(),
        ordersHref: paths.orders(),
        settle: { href: paths.settlement(), mallName },
        mobile: { pageHref: usePageLink(), mallHref: webLink(home?.mall?.mobileUrl) },
        language: useLanguages(),
        onHint: (message) => toast.show({ message }),
      }}
    />
  );
}
