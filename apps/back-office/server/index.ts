import type { FastifyInstance } from 'fastify';
import { addFiles } from './files';
import { type BackOfficeOptions, ROOT } from './host';
import { addRelay } from './relay';
import { addSession } from './session';

export type { BackOfficeLimits, BackOfficeOptions, Host, RequestFacts } from './host';

/**
 * The back office's part of a server: its files and page, its session, and the relay to the operators' calls, all below
 * `/back-office`. Register it where bodies are kept as received.
 */
export async function backOffice(app: FastifyInstance, options: BackOfficeOptions) {
  const { host, ownOrigin } = options;
  if (ownOrigin)
    app.addHook('onRequest', (request, reply, done) => {
      if (host.factsOf(request).origin === ownOrigin) return done();
      const { pathname, search } = host.factsOf(request).url;
      if (request.method === 'GET' && !pathname.startsWith(`${ROOT}/api/`))
        return void reply.redirect(ownOrigin + pathname + search, 302);
      void reply.code(421).type('text/plain').send('The back office is at another address.');
    });
  void app.register((api) => addRelay(api, options));
  void app.register((session) => addSession(session, options));
  void app.register((files) => addFiles(files, options));
}
