import { test as base } from '@playwright/test';
import { ConsoleGuard } from './console-guard';
import { Outbox } from './outbox';

interface Fixtures {
  /** Fails the test when a page complains in the console, unless the test has allowed it. */
  consoleGuard: ConsoleGuard;
  outbox: Outbox;
  /** An address that nobody has used before. */
  freshEmail: string;
}

export const test = base.extend<Fixtures>({
  consoleGuard: [
    async ({ context }, provide) => {
      const guard = new ConsoleGuard(context);
      await provide(guard);
      guard.verify();
    },
    { auto: true },
  ],
  outbox: async ({ request }, provide) => provide(new Outbox(request)),
  freshEmail: async ({ context: _context }, provide, info) => {
    await provide(`e2e-${info.workerIndex}-${Date.now().toString(36)}@vermilion.example`);
  },
});

export { expect } from '@playwright/test';
