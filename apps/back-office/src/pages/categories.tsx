import { CategoryList } from '../categories/category-list';
import { labels } from '../categories/messages';
import { TabPage } from '../shared/tab-page';
import { labels as trades } from '../trades/messages';
import { ShopTypeList } from '../trades/shop-type-list';
import { TradeList } from '../trades/trade-list';

/** What goods and shops are sorted by. */
export function Component() {
  return (
    <TabPage
      title={labels.title}
      tabs={[
        { value: 'goods', name: labels.title, children: <CategoryList /> },
        { value: 'trades', name: trades.trades, children: <TradeList /> },
        { value: 'types', name: trades.types, children: <ShopTypeList /> },
      ]}
    />
  );
}
