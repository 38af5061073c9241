import { authHandlers } from './auth/handlers';
import type { Handlers, Routes } from './http/handler';
import type { ContractRoutes } from './http/routes';
import type { Job } from './jobs';
import { outboxRoutes } from './outbox/routes';
import { pictureRoutes } from './picture';
import { userHandlers } from './user/handlers';

/** Every call of the contract. A domain adds its line; a test names the calls that nobody serves. */
export const handlers: Partial<Handlers> = {
  ...authHandlers,
  ...userHandlers,
};

/** Public reads that are answered from memory for some seconds. */
export const cached: ContractRoutes['cached'] = {};

/** What is served beside the contract. */
export const routes: readonly Routes[] = [
  outboxRoutes,
  (app, { settings }) => void app.register(pictureRoutes, { cacheDir: settings.pictureDir }),
];

/** What the server does by itself. */
export const jobs: readonly Job[] = [];
