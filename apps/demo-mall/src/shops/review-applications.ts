import {
  approveApplication,
  BusinessError,
  refuseApplication,
  type Deps,
} from '@vermilion/mall-api';

/** So that a visitor sees the application wait, and has the time to change or withdraw it. */
const REVIEW_AFTER_MS = 120_000;
const MOST = 50;

/** The demo mall lets everybody in; what a rule of the mall refuses, it refuses with the sentence of the rule. */
export async function reviewApplications(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('merchant_application')
    .select('id')
    .where('status', '=', 1)
    .where('sent_at', '<', new Date(deps.now().getTime() - REVIEW_AFTER_MS))
    .orderBy('id')
    .limit(MOST)
    .execute();
  for (const { id } of waiting) {
    try {
      const approved = await approveApplication(deps, { id });
      // the shop is on show
      if (approved?.isNew) deps.cache.clear();
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      await refuseApplication(deps, { id, reason: error.message });
    }
  }
}
