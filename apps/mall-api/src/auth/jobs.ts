import type { Job } from '../jobs/job';

/**
 * Deletes expired sessions, codes, captchas and counted attempts. They are invalid already and only take up
 * space.
 */
export const authJobs: readonly Job[] = [
  {
    name: 'forget-expired',
    everySeconds: 3600,
    async run({ db, now }) {
      await db.deleteFrom('session').where('expires_at', '<', now()).execute();
      await db.deleteFrom('login_code').where('expires_at', '<', now()).execute();
      await db.deleteFrom('captcha').where('expires_at', '<', now()).execute();
      await db.deleteFrom('oauth_request').where('expires_at', '<', now()).execute();
      await db.deleteFrom('rate_limit').where('window_ends_at', '<', now()).execute();
    },
  },
];
