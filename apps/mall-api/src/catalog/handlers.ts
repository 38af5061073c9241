import { defineHandlers } from '../http/handler';
import { imageUrlOrNull } from '../http/image-url';
import { sliceOf, toPage } from '../http/page';
import { namedError } from '../kernel/errors';
import { findCategories, findShopCategories } from './category-store';
import { chosenPage } from './chosen-page';
import { facetsFor } from './facets';
import { findProductDetail } from './product-detail-store';
import { toProductDetail } from './product-detail-wire';
import { productPage } from './product-page';
import { countReviews, countSpecifications, findReviews } from './review-store';
import { toReview, toReviewSummary } from './review-wire';
import { similarTo } from './similar';
import { suggestionsFor } from './suggestions';
import { toTree } from './tree';

export const catalogHandlers = defineHandlers({
  async categoryTree({ db, settings, language }) {
    const rows = await findCategories(db, language);
    return toTree(rows.map((row) => ({ ...row, icon: imageUrlOrNull(settings, row.icon) })));
  },

  productList: (ctx, { query }) => productPage(ctx, query, { categoryId: query.cid }),

  productFacets: (ctx, { query }) => facetsFor(ctx, query),

  shopProducts: (ctx, { query }) =>
    query.ids
      ? chosenPage(ctx, query, query.ids)
      : productPage(ctx, query, { shopCategoryId: query.cid }),

  recommendedProducts: (ctx, { query }) => productPage(ctx, query, { inStock: true }),

  searchSuggestions: (ctx, { query }) => suggestionsFor(ctx, query),

  async productDetail({ db, settings, policy, now, user, language }, { params }) {
    const userId = user?.id ?? 0;
    const product = await findProductDetail(db, { id: params.id, userId, language });
    if (!product) throw namedError('not-found', 500, 'This product is no longer available');
    return toProductDetail({ settings, policy, now }, product);
  },

  similarProducts: (ctx, { params, query }) => similarTo(ctx, params.id, query.limit),

  async reviewSummary({ db, language }, { params }) {
    const specifications = await countSpecifications(db, { productId: params.id, language });
    return { ...toReviewSummary(await countReviews(db, params.id)), specifications };
  },

  async reviewList(ctx, { params, query }) {
    const slice = { ...sliceOf(query), language: ctx.language };
    const { rows, total } = await findReviews(ctx.db, params.id, query, slice);
    return toPage(
      rows.map((row) => toReview(ctx, row)),
      total,
      query,
    );
  },

  async reviewDetail(ctx, { params }) {
    const first = { offset: 0, limit: 1, language: ctx.language };
    const newest = await findReviews(ctx.db, params.id, {}, first);
    const [row] = newest.rows;
    return {
      ...toReviewSummary(await countReviews(ctx.db, params.id)),
      productReply: row ? toReview(ctx, row) : null,
    };
  },

  async shopCategoryTree({ db, language }, { params }) {
    const rows = await findShopCategories(db, params.merId, language);
    return toTree(rows.map((row) => ({ ...row, icon: null })));
  },
});
