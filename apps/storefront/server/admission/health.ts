import type { FastifyInstance } from 'fastify';
import { sendText } from '../send-text';
import type { Admission } from './admission';

export interface Health {
  /** False while the server stops, so that load balancers send no more requests. */
  ready: boolean;
}

/**
 * `/readyz`: whether requests are answered, also with "come again" while no place is left: in a rush all storefronts are
 * full, and a load balancer that took them out would leave nobody to say so. `/healthz`: whether the process works; it
 * is to be restarted when places are not given back.
 */
export function addHealth(app: FastifyInstance, admission: Admission, health: Health) {
  const method = ['GET', 'HEAD'];
  app.route({
    method,
    url: '/healthz',
    handler(_request, reply) {
      if (admission.isStuck()) sendText(reply, 503, 'places are not given back');
      else sendText(reply, 200, 'ok');
    },
  });
  app.route({
    method,
    url: '/readyz',
    handler(_request, reply) {
      if (!health.ready) sendText(reply, 503, 'stopping');
      else if (admission.isStuck()) sendText(reply, 503, 'places are not given back');
      else sendText(reply, 200, 'ready');
    },
  });
}
