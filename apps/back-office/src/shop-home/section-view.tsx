import { useQuery } from '@tanstack/react-query';
import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import { Text } from '@vermilion/design-system/text';
import { CouponChips } from '@vermilion/mall-components/coupon';
import { ShopCategories, ShopGoods, ShopStory } from '@vermilion/mall-components/shop';
import { toCouponChip } from '@vermilion/mall-data/coupon';
import { integerOf, rowsOf, textOf } from '@vermilion/mall-data/format';
import { toGoods } from '@vermilion/mall-data/goods';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useStorefront } from '../home-page/use-storefront';
import { useClients } from '../wire/clients-context';
import type { SectionValues } from './layout-values';
import { messages } from './messages';
import { categoriesQuery, chosenQuery, couponsQuery, newestQuery } from './queries';

export interface SectionViewProps {
  shop: OperatorShopDetail;
  section: SectionValues;
  /** As the contract names it. */
  language: string;
}

const Nothing = () => (
  <Text size="sm" color="muted">
    <FormattedMessage {...messages.nothing} />
  </Text>
);

function Goods({ shop, section, language }: SectionViewProps) {
  const intl = useIntl();
  const clients = useClients();
  const mall = useStorefront();
  const isNewest = section.kind === 'new';
  const query = useQuery(
    isNewest
      ? newestQuery(clients, language, shop.id)
      : chosenQuery(clients, language, shop.id, section.productIds),
  );
  if (query.isError) {
    return (
      <Text color="critical" role="alert">
        {errorMessage(query.error, intl)}
      </Text>
    );
  }
  if (query.isLoading) return null;
  const isEmpty = !isNewest && section.productIds.length === 0;
  const goods = isEmpty ? [] : rowsOf(query.data?.list, toGoods(mall));
  if (goods.length === 0) return <Nothing />;
  const title = section.translations[language]?.title || section.title;
  return (
    <ShopGoods
      kind={isNewest ? 'newest' : 'all'}
      title={title || undefined}
      goods={goods.map((one) => ({ ...one, shopName: undefined }))}
      columns={6}
    />
  );
}

function Coupons({ shop, language }: SectionViewProps) {
  const mall = useStorefront();
  const coupons = useQuery(couponsQuery(useClients(), language, shop.id));
  const chips = rowsOf(coupons.data?.list, toCouponChip(mall));
  return chips.length > 0 ? <CouponChips coupons={chips} /> : <Nothing />;
}

function Categories({ shop, language }: SectionViewProps) {
  const tree = useQuery(categoriesQuery(useClients(), language, shop.id));
  const categories = rowsOf(tree.data, ({ id, name }) => ({
    id: integerOf(id),
    name: textOf(name),
    href: '#',
    children: [],
  }));
  return <ShopCategories categories={categories} allHref="#" />;
}

function Introduction({ shop, language }: SectionViewProps) {
  const translations: Partial<Record<string, { intro?: string }>> = shop.translations;
  const text = translations[language]?.intro || shop.intro;
  return text ? <ShopStory text={text} imageSrc={shop.pcBanner[1]} href="#" /> : <Nothing />;
}

const views: Record<SectionValues['kind'], (props: SectionViewProps) => ReactNode> = {
  goods: Goods,
  new: Goods,
  coupons: Coupons,
  categories: Categories,
  introduction: Introduction,
};

/** A section as shoppers see it, with the components of the mall. */
export function SectionView(props: SectionViewProps) {
  const View = views[props.section.kind];
  return <View {...props} />;
}
