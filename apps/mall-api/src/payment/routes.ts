import type { Routes } from '../http/handler';
import { testPayRoutes } from './test-provider/routes';
import { webhookRoute } from './webhook';

/** Payment routes outside the contract. */
export const paymentRoutes: Routes = (app, deps) => {
  webhookRoute(app, deps);
  if (deps.settings.testPay) testPayRoutes(app, deps);
};
