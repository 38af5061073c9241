import type { Routes } from '../http/handler';
import { testPayRoutes } from './test-provider/routes';
import { webhookRoute } from './webhook';

/** What is served for payments beside the contract. */
export const paymentRoutes: Routes = (app, deps) => {
  webhookRoute(app, deps);
  if (deps.settings.testPay) testPayRoutes(app, deps);
};
