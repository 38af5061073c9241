/**
 * Gives a page of Chromium a device that makes and keeps passkeys, and confirms by itself; resolves to what takes it away.
 * @param {import('playwright').Page} page
 */
export async function plugInPasskeys(page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
}
