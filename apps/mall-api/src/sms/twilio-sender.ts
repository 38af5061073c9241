import type { Settings } from '../config/settings';
import type { SmsSender } from '../kernel/sms-sender';

const TIMEOUT = 10_000;

/** Sends through Twilio's Messages API, or a compatible service. */
export function createTwilioSender(twilio: NonNullable<Settings['twilio']>): SmsSender {
  const { url, accountSid, authToken, from } = twilio;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  // A messaging service is identified by an id instead of a number
  const sender: [string, string] = [from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from];
  return {
    async send({ to, text }) {
      const response = await fetch(
        `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        {
          method: 'POST',
          headers: { authorization },
          body: new URLSearchParams([['To', to], sender, ['Body', text]]),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT),
        },
      );
      if (!response.ok) throw new Error(await refusal(response));
    },
  };
}

/** Status and Twilio's error code; its message contains the phone number */
async function refusal(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const code = typeof body === 'object' && body && 'code' in body ? ` (error ${body.code})` : '';
  return `Twilio refuses with HTTP ${response.status}${code}`;
}
