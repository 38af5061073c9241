import { type BrowserContext, expect } from '@playwright/test';

/** Collects console errors and warnings of pages, including React's hydration warnings. */
export class ConsoleGuard {
  private readonly messages: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.messages.push(message.text());
    });
    context.on('weberror', (error) => this.messages.push(String(error.error())));
  }

  /** Allows expected messages. */
  allow(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  verify(): void {
    const surprises = this.messages.filter(
      (text) => !this.expected.some((known) => known.test(text)),
    );
    expect(surprises, 'complaints in the browser console').toEqual([]);
  }
}
