import { FormattedMessage, useIntl } from 'react-intl';
import { GoodsGrid, type GoodsGridProps } from '../goods';
import { Section } from '../home';
import { messages } from './messages';

export type ShopGoodsProps = Omit<GoodsGridProps, 'empty'>;

/** What a shop sells. */
export function ShopGoods(props: ShopGoodsProps) {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.goods)}>
      <GoodsGrid {...props} empty={<FormattedMessage {...messages.empty} />} />
    </Section>
  );
}
