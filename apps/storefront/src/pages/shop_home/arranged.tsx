import { useQuery } from '@tanstack/react-query';
import type { ShopInfo } from '@vermilion/api-client';
import { ShopGoods } from '@vermilion/mall-components/shop';
import { rowsOf } from '@vermilion/mall-data/format';
import type { ReactNode } from 'react';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { Categories } from '../../shop/category-list';
import { toShopGoods } from '../../shop/shop-goods';
import { chosenQuery } from './loader';

type Section = NonNullable<ShopInfo['layout']>[number];

interface ChosenProps {
  id: number;
  section: Section;
  isFirst: boolean;
}

/** Goods that the shop has chosen. */
function Chosen({ id, section: { title, productIds }, isFirst }: ChosenProps) {
  const mall = useMallFormat();
  const chosen = useQuery(chosenQuery(useApp(), id, productIds)).data;
  const goods = rowsOf(chosen?.list, toShopGoods(mall));
  if (goods.length === 0) return null;
  return (
    <ShopGoods
      title={title || undefined}
      goods={goods}
      columns={6}
      priorityCount={isFirst ? 6 : 0}
    />
  );
}

export interface ArrangedProps {
  id: number;
  layout: readonly Section[];
  /** Of the sections that every home may have. */
  blocks: { coupons: ReactNode; introduction: ReactNode; newest: (title: string) => ReactNode };
}

/** A home whose shop has arranged it. */
export function Arranged({ id, layout, blocks }: ArrangedProps) {
  return layout.map((section, at) => {
    const { kind, title } = section;
    if (kind === 'goods') return <Chosen key={at} {...{ id, section }} isFirst={at === 0} />;
    if (kind === 'categories') return <Categories key={at} id={id} />;
    return <div key={at}>{kind === 'new' ? blocks.newest(title) : blocks[kind]}</div>;
  });
}
