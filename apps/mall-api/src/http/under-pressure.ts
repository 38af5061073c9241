import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings';
import { busy } from '../kernel/errors';

/**
 * Rejects calls while the event loop lags or memory is short: requests in progress finish sooner then, and
 * nobody waits for a response that comes too late.
 */
export async function refuseUnderPressure(
  api: FastifyInstance,
  { maxEventLoopDelay, maxHeapBytes }: Pick<Settings, 'maxEventLoopDelay' | 'maxHeapBytes'>,
): Promise<void> {
  await api.register(underPressure, {
    maxEventLoopDelay,
    maxHeapUsedBytes: maxHeapBytes,
    async pressureHandler(request, _reply, type, value) {
      request.log.warn({ type, value }, 'under pressure');
      throw busy();
    },
  });
}
