import { storedLanguage } from '../kernel/language';
import { inLanguage, skuInLanguage } from '../translation/in-language';
import type { FindNotice } from './notice';

/**
 * A sku that a shopper has waited for. When it has sold out again before the mail is sent, the shopper goes on
 * waiting; who has stopped waiting is told nothing.
 */
export const backInStock: FindNotice<'backInStock'> = async ({ db, settings }, watchId) => {
  const watch = await db
    .selectFrom('stock_watch')
    .innerJoin('user_account', 'user_account.id', 'stock_watch.user_id')
    .innerJoin('sku', 'sku.id', 'stock_watch.sku_id')
    .select(['sku.id as skuId', 'sku.product_id as productId', 'sku.stock', 'sku.is_removed'])
    .select(['user_account.email as to', 'stock_watch.user_id as userId', 'stock_watch.language'])
    .where('stock_watch.id', '=', watchId)
    .where('stock_watch.told_at', 'is not', null)
    .where('user_account.kind', '<>', 'visitor')
    .where('user_account.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!watch?.to) return undefined;
  if (watch.stock <= 0 || watch.is_removed) {
    await db.updateTable('stock_watch').set({ told_at: null }).where('id', '=', watchId).execute();
    return undefined;
  }
  const { to, userId, skuId, productId } = watch;
  const language = storedLanguage(watch.language);
  const goods = await db
    .selectFrom('product')
    .innerJoin('sku', 'sku.product_id', 'product.id')
    .select(inLanguage('goods', 'product.name', language).as('name'))
    .select(skuInLanguage('sku.name', language).as('options'))
    .where('sku.id', '=', skuId)
    .where('product.is_on_sale', '=', true)
    .where('product.is_removed', '=', false)
    .executeTakeFirst();
  if (!goods) return undefined;
  const options = goods.options.split(',').join(', ');
  return {
    audience: { to, userId },
    language,
    values: { goods: options ? `${goods.name} (${options})` : goods.name },
    url: `${settings.storefrontUrl}/goods_detail/${productId}?sku=${skuId}`,
  };
};
