import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GoodsGrid, type GoodsGridProps } from '../goods';
import { Section } from '../home/section';
import { messages } from './messages';

export interface ShopGoodsProps extends Omit<GoodsGridProps, 'empty' | 'headingLevel'> {
  /** `best` for those that sell most; all by default. */
  kind?: 'all' | 'best';
  /** Where all of them are. */
  href?: string;
  /** Why there are none, in other words than the usual ones. */
  empty?: ReactNode;
}

/** What a shop sells, in all states. */
export function ShopGoods({ kind = 'all', href, empty, ...grid }: ShopGoodsProps) {
  const intl = useIntl();
  return (
    <Section
      title={intl.formatMessage(kind === 'best' ? messages.best : messages.goods)}
      href={href}
    >
      <GoodsGrid
        {...grid}
        headingLevel={3}
        empty={empty ?? <FormattedMessage {...messages.empty} />}
      />
    </Section>
  );
}
