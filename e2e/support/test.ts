import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base } from '@playwright/test';
import { registerAccount } from './accounts';
import { freshCaller } from './callers';
import { ConsoleGuard } from './console-guard';
import { type Outbox, outboxOf } from './outbox';
import { noteSecret } from './secrets';
import { signIn } from './sign-in';

interface Fixtures {
  /** Fails the test on console errors, unless allowed. */
  consoleGuard: ConsoleGuard;
  outbox: Outbox;
  /** A unique e-mail address. */
  freshEmail: string;
  /** A unique national mobile number of the default country. */
  freshPhone: string;
  /** The browser's context, signed in to a new account with the address `freshEmail`. */
  newShopper: BrowserContext;
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
  // requested from this machine: the outbox is local
  outbox: async ({ playwright }, provide) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: {} });
    await provide(outboxOf(request));
    await request.dispose();
  },
  freshEmail: async ({ context: _context }, provide, info) => {
    const email = `e2e-${info.workerIndex}-${Date.now().toString(36)}@vermilion.example`;
    noteSecret(email);
    await provide(email);
  },
  freshPhone: async ({ context: _context }, provide) => {
    const phone = `138${String(randomInt(1e8)).padStart(8, '0')}`;
    noteSecret(phone);
    await provide(phone);
  },
  newShopper: async ({ freshEmail, outbox, context }, provide) => {
    await registerAccount({ email: freshEmail }, outbox, context);
    await signIn(context, freshEmail);
    await provide(context);
  },
  extraHTTPHeaders: async ({ baseURL: _baseURL }, provide) => provide(freshCaller()),
});

export { expect } from '@playwright/test';
