import { type APIRequestContext, expect } from '@playwright/test';
import { noteSecret } from './secrets';

/** A mail as the outbox of a trial mall tells it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  code: string | null;
  createdAt: string;
}

/** Sent mails and codes. */
export class Outbox {
  private readonly used = new Map<string, string>();

  /** @param mailsTo the mails to an address, newest first */
  constructor(readonly mailsTo: (address: string) => Promise<Mail[]>) {}

  /** The newest unread code for an address; waits for one. */
  async codeFor(address: string): Promise<string> {
    let code: string | null | undefined;
    const read = async () => {
      code = (await this.mailsTo(address)).find((mail) => mail.code)?.code;
      return code && code !== this.used.get(address) ? code : '';
    };
    await expect.poll(read, { message: `a code for ${address}` }).toMatch(/^\d{6}$/);
    this.used.set(address, code ?? '');
    noteSecret(code ?? '', address);
    return code ?? '';
  }
}

/** Reads the outbox of the trial mall. */
export const outboxOf = (request: APIRequestContext) =>
  new Outbox(async (address) => {
    const response = await request.get(`${process.env.E2E_API_URL}/outbox.json`, {
      params: { to: address },
    });
    expect(response.ok(), 'the outbox can be read').toBe(true);
    return response.json();
  });
