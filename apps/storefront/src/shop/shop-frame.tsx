import { useQuery } from '@tanstack/react-query';
import { toShop } from '@vermilion/mall-data/shop';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../deps/app-context';
import { useMallFormat } from '../deps/mall-context';
import { localPath } from '../i18n/locales';
import { paths } from '../page-params/paths';
import { Seo } from '../seo/seo';
import { shopData } from '../seo/shop-data';
import { PageBreadcrumbs, useBreadcrumbs } from '../shared/page-breadcrumbs';
import { PageFrame } from '../shared/page-frame';
import { messages } from './messages';
import { typesQuery } from './queries';
import type { ShopSectionId } from './sections';
import { ShopHead } from './shop-head';
import { ShopPages } from './shop-pages';
import { useShopInfo } from './use-shop-info';

interface ShopFrameProps {
  id: number;
  section: ShopSectionId;
  /** Canonical path and query. */
  path: string;
  /** Search words for the shop's goods. */
  words?: string;
  children: ReactNode;
}

/** The frame of every shop page: header, navigation and search. */
export function ShopFrame({ id, section, path, words = '', children }: ShopFrameProps) {
  const mall = useMallFormat();
  const app = useApp();
  const { formatMessage } = useIntl();
  const info = useShopInfo(id);
  const types = useQuery(typesQuery(app)).data ?? [];
  const shop = toShop(mall, info, types);
  const isHome = section === 'home';
  const sectionName = formatMessage(messages[section]);
  const breadcrumbs = useBreadcrumbs([
    { label: formatMessage(messages.street), href: paths.shopStreet() },
    { label: shop.name, href: isHome ? undefined : paths.shop(id) },
    ...(isHome ? [] : [{ label: sectionName }]),
  ]);
  return (
    <PageFrame>
      <Seo
        title={
          isHome
            ? shop.name
            : formatMessage(messages.title, { section: sectionName, shop: shop.name })
        }
        description={info.intro || undefined}
        path={path}
        imageSrc={shop.bannerSrc}
        data={[
          breadcrumbs.data,
          shopData(shop, info.intro, app.origin + localPath(app.locale, paths.shop(id))),
        ]}
      />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Suspense>
        <ShopHead id={id} isHome={isHome} />
      </Suspense>
      <Suspense>
        <ShopPages id={id} section={section} words={words} />
      </Suspense>
      {children}
    </PageFrame>
  );
}
