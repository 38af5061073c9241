import type { Handlers, Routes } from './http/handler';
import type { ContractRoutes } from './http/routes';
import type { Job } from './jobs';
import { userHandlers } from './user/handlers';

/** Every call of the contract. A domain adds its line; a test names the calls that nobody serves. */
export const handlers: Partial<Handlers> = {
  ...userHandlers,
};

/** Public reads that are answered from memory for some seconds. */
export const cached: ContractRoutes['cached'] = {};

/** What is served beside the contract. */
export const routes: readonly Routes[] = [];

/** What the server does by itself. */
export const jobs: readonly Job[] = [];
