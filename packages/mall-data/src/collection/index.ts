export { toCollectedGoods, toFollowedShop } from './collection';
