import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LoopbackProviders, startLoopbackProviders } from '../testing/loopback-providers';
import { createTwilioSender } from './twilio-sender';

let providers: LoopbackProviders;
beforeAll(async () => {
  providers = await startLoopbackProviders();
});
afterAll(() => providers.close());

describe('createTwilioSender', () => {
  test('sends number, sender and text, signed in with the account', async () => {
    const sender = createTwilioSender(providers.settings.twilio!);
    await sender.send({ to: '+8613800000001', text: '123456 is your code & nothing else' });
    expect(providers.messages).toEqual([
      { to: '+8613800000001', from: '+15005550006', text: '123456 is your code & nothing else' },
    ]);
  });

  test('a refusal names its number, and quotes no phone', async () => {
    const sender = createTwilioSender(providers.settings.twilio!);
    const sending = sender.send({ to: '+86', text: 'x' });
    await expect(sending).rejects.toThrow('Twilio refuses with HTTP 400 (error 21211)');
    const wrong = createTwilioSender({ ...providers.settings.twilio!, authToken: 'wrong' });
    await expect(wrong.send({ to: '+8613800000001', text: 'x' })).rejects.toThrow('HTTP 401');
  });
});
