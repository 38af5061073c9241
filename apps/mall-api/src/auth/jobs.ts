import type { Job } from '../jobs/job';

/** Takes away what is over: sessions, codes, captchas and counted attempts. They are void already, only in the way. */
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
