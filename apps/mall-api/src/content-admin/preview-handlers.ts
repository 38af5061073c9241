import { homeActivitiesAt, homeIndexAt } from '../content/home';
import { defineHandlers } from '../http/handler';
import { sentTimeOrNull } from '../operator/sent-values';

/** The home page of another time and language. */
export const previewHandlers = defineHandlers({
  async previewHome(ctx, { query: { at, language = ctx.language } }) {
    const time = sentTimeOrNull(ctx, 'at', at) ?? ctx.now();
    const then = { ...ctx, language };
    return {
      index: await homeIndexAt(then, time),
      activities: await homeActivitiesAt(then, time),
    };
  },
});
