import proxyaddr from '@fastify/proxy-addr';
import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { pageAddress, render } from './render/entry';
import { refusedTexts } from './render/refused-texts';
import { createApp } from './app';
import { CLIENT_ENTRY, createHead, stylesheetOf } from './assets';
import { createChangeLog } from './changes/change-log';
import { followChanges } from './changes/follow-changes';
import type { ServerConfig } from './config';
import { createHttpServer, createStop } from './http-server';
import { defaultLimits } from './limits';
import { withReadiness } from './readiness';
import { createTheme } from './theme';
import { loadStaticFiles } from './static';

export { startupNotices, readConfig } from './config';
export { createApp } from './app';
export { createTheme } from './theme';
export { refusedTexts } from './render/refused-texts';

/** The listener for a built storefront; `folder` contains its browser files. */
export function builtApp(folder: string, config: ServerConfig): RequestListener {
  const manifestFile = join(folder, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entry = `/${manifest[CLIENT_ENTRY]?.file}`;
  const stylesheet = stylesheetOf(manifest);
  const pages = {
    addressOf: pageAddress,
    render,
    entry,
    stylesheet,
    head: createHead(manifest),
    policy: true,
  };
  const files = loadStaticFiles(folder);
  const changes = createChangeLog();
  const { apiBase, changesKey } = config;
  if (changesKey) followChanges({ apiBase, key: changesKey, log: changes });
  return createApp({
    ...config,
    theme: createTheme(config.theme),
    files,
    changes,
    refusedTexts,
    pages: async () => pages,
  });
}

/** Each further signal goes one step on. */
function stopOnSignal(stop: () => Promise<void>, cleanUp: () => Promise<void>) {
  const onSignal = () =>
    void stop()
      .then(cleanUp)
      .finally(() => process.exit(0));
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Whether an address is that of a trusted proxy. */
function proxiesOf({ trustProxy }: ServerConfig) {
  const trusts = proxyaddr.compile([...(trustProxy?.proxies ?? [])]);
  return (address: string) => trusts(address, 0);
}

export interface ServeOptions {
  /** Called after the server has closed. */
  cleanUp?: () => Promise<void>;
  /** An existing server, which has other listeners too. */
  server?: Server;
}

/**
 * Listens, prints the URL, and stops on SIGTERM or SIGINT. Rejects with a readable message when it cannot.
 */
export function serve(
  listener: RequestListener,
  config: ServerConfig,
  { cleanUp = async () => {}, server = createHttpServer({}, proxiesOf(config)) }: ServeOptions = {},
) {
  const health = { ready: true };
  server.on('request', withReadiness(listener, health));
  const { drain } = defaultLimits;
  stopOnSignal(createStop(server, health, { delay: config.stopDelay, drain }), cleanUp);
  return new Promise<Server>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const why = taken ? 'another program uses it; choose another with PORT' : error.message;
      reject(new Error(`The storefront cannot listen on port ${config.port}: ${why}.`));
    });
    server.listen(config.port, config.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : config.port;
      console.log(`The storefront listens on http://localhost:${port}`);
      resolve(server);
    });
  });
}
