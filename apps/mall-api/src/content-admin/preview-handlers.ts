import { homeActivitiesAt, homeIndexAt } from '../content/home';
import { defineHandlers } from '../http/handler';
import { timeOf } from './sent-time';

/** The home page of another time and language. */
export const previewHandlers = defineHandlers({
  async previewHome(ctx, { query: { at, language = ctx.language } }) {
    const time = timeOf(ctx.policy, 'at', at ?? null) ?? ctx.now();
    const then = { ...ctx, language };
    return {
      index: await homeIndexAt(then, time),
      activities: await homeActivitiesAt(then, time),
    };
  },
});
