import type { Settings } from './settings';

/** Notes on the settings for the operator, one sentence each. */
export function notices(settings: Settings): string[] {
  const { isTrial, outbox, host, smtpUrl, twilio, storefrontUrl, trustProxy, isRestored } =
    settings;
  if (isRestored) {
    return [
      'This is a restored copy (MALL_RESTORED is on): it sends nothing, takes no payments and runs no jobs. "mall-admin restored release" makes it the mall, see docs/operations/money.md.',
    ];
  }
  if (isTrial) {
    const mails = outbox ? ' Mails and codes are shown at /outbox.' : '';
    return [
      `This is a mall to try out (MALL_MODE is "trial"): its shoppers are invented and its payment is a test.${mails}`,
      ...(isHere(host)
        ? []
        : [`HOST is "${host}": other computers can reach this mall to try out.`]),
    ];
  }
  return [
    ...(smtpUrl
      ? []
      : ['No mail server is set (MALL_SMTP_URL): no mail and no code by mail can be sent.']),
    ...(twilio ? [] : ['No SMS provider is set (MALL_TWILIO_…): no code can be sent to a phone.']),
    ...(trustProxy.refusesOthers && trustProxy.proxies.length === 0
      ? ['MALL_TRUST_PROXY is not set: requests forwarded by a storefront or proxy are refused.']
      : []),
    ...(isHere(new URL(storefrontUrl).hostname)
      ? [
          `MALL_STOREFRONT_URL is ${storefrontUrl}: links in mails lead to the reader’s own computer.`,
        ]
      : []),
  ];
}

const isHere = (host: string) => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
