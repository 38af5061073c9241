import proxyaddr from '@fastify/proxy-addr';
import { createProxyCheck, type ProxyTrust, UNKNOWN_PROXY } from '@vermilion/settings';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../kernel/errors';

/** Whether an address belongs to the mall: a trusted proxy, such as the storefront. */
export const createIsOwn = ({ proxies }: ProxyTrust) => {
  const trusts = proxyaddr.compile([...proxies]);
  return (address: string) => trusts(address, 0);
};

/**
 * Refuses what an unknown proxy has forwarded: its visitors would all count as one caller, and one of them could use
 * up what all may ask. Also tells the operator.
 */
export function refuseUnknownProxies(scope: FastifyInstance, trust: ProxyTrust): void {
  const check = createProxyCheck(trust, proxyaddr.compile, (sentence) => scope.log.warn(sentence));
  scope.addHook('onRequest', async ({ socket, headers }) => {
    if (check.isRefused(socket.remoteAddress ?? '', headers['x-forwarded-for']))
      throw new BusinessError(403, UNKNOWN_PROXY);
  });
}
