import {
  approveApplication,
  BusinessError,
  type Deps,
  refuseApplication,
} from '@vermilion/mall-api';

/** Delay, so that visitors see the pending application and can change or withdraw it. */
const REVIEW_AFTER_MS = 120_000;
const BATCH_SIZE = 50;

/** The demo mall approves all applications, unless a business rule refuses them. */
export async function reviewApplications(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('merchant_application')
    .select('id')
    .where('status', '=', 'pending')
    .where('sent_at', '<', new Date(deps.now().getTime() - REVIEW_AFTER_MS))
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of waiting) {
    try {
      const approved = await approveApplication(deps, { id });
      // the shop is visible
      if (approved?.isNew) deps.cache.clear();
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      await refuseApplication(deps, { id, reason: error.message });
    }
  }
}
