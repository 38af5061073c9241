export { RecentGoodsStrip } from './recent-goods-strip';
export type { RecentGoodsModel, RecentGoodsStripProps } from './recent-goods-strip';
