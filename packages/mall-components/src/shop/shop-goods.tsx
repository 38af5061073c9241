import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GoodsGrid, type GoodsGridProps } from '../goods';
import { Section } from '../home/section';
import { messages } from './messages';

export interface ShopGoodsProps extends Omit<GoodsGridProps, 'empty' | 'headingLevel'> {
  /** `best` for bestsellers, `newest` for the latest. Default: `all`. */
  kind?: keyof typeof titles;
  /** Replaces the heading: as written by the shop. */
  title?: string | undefined;
  /** URL of the whole list. */
  href?: string;
  /** Replaces the default text of the empty state. */
  empty?: ReactNode;
}

const titles = { all: messages.goods, best: messages.best, newest: messages.newest } as const;

/** The goods of a shop, with the loading, failed and empty states. */
export function ShopGoods({ kind = 'all', title, href, empty, ...grid }: ShopGoodsProps) {
  const intl = useIntl();
  return (
    <Section title={title ?? intl.formatMessage(titles[kind])} href={href}>
      <GoodsGrid
        {...grid}
        headingLevel={3}
        empty={empty ?? <FormattedMessage {...messages.empty} />}
      />
    </Section>
  );
}
