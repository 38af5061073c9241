import { BusinessError } from '../kernel/errors';
import { defineHandlers } from '../http/handler';
import { imageUrlOrNull } from '../http/image-url';
import { sliceOf, toPage } from '../http/page';
import { findCategories, findShopCategories } from './category-store';
import { findProductDetail } from './product-detail-store';
import { toProductDetail } from './product-detail-wire';
import { productPage } from './product-page';
import { countReviews, findReviews } from './review-store';
import { toReview, toReviewSummary } from './review-wire';
import { suggestionsFor } from './suggestions';
import { toTree } from './tree';

export const catalogHandlers = defineHandlers({
  async categoryTree({ db, settings }) {
    const rows = await findCategories(db);
    return toTree(rows.map((row) => ({ ...row, icon: imageUrlOrNull(settings, row.icon) })));
  },

  productList: (ctx, { query }) =>
    productPage(ctx, query, { categoryId: query.cid, shopId: query.merId }),

  shopProducts: (ctx, { query }) =>
    productPage(ctx, query, { shopCategoryId: query.cid, shopId: query.merId }),

  recommendedProducts: (ctx, { query }) => productPage(ctx, query, { inStock: true }),

  searchSuggestions: (ctx, { query }) => suggestionsFor(ctx, query),

  async productDetail({ db, settings, user }, { params }) {
    const product = await findProductDetail(db, params.id, user?.id ?? 0);
    if (!product) throw new BusinessError(500, 'This product is no longer available');
    return toProductDetail(settings, product);
  },

  async reviewSummary({ db }, { params }) {
    return toReviewSummary(await countReviews(db, params.id));
  },

  async reviewList(ctx, { params, query }) {
    const { rows, total } = await findReviews(ctx.db, params.id, query.type ?? 0, sliceOf(query));
    return toPage(
      rows.map((row) => toReview(ctx, row)),
      total,
      query,
    );
  },

  async reviewDetail(ctx, { params }) {
    const newest = await findReviews(ctx.db, params.id, 0, { offset: 0, limit: 1 });
    const [row] = newest.rows;
    return {
      ...toReviewSummary(await countReviews(ctx.db, params.id)),
      productReply: row ? toReview(ctx, row) : null,
    };
  },

  async shopCategoryTree({ db }, { params }) {
    const rows = await findShopCategories(db, params.merId);
    return toTree(rows.map((row) => ({ ...row, icon: null })));
  },
});
