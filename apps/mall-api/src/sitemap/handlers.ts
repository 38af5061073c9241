import { defineHandlers } from '../http/handler';
import { findPart, findPartStarts } from './store';

export const sitemapHandlers = defineHandlers({
  async sitemapParts({ db }) {
    const goods = await findPartStarts(db, 'goods');
    return { goods, shops: await findPartStarts(db, 'shops') };
  },

  sitemapPart: ({ db }, { params, query }) => findPart(db, params.kind, query.from),
});
