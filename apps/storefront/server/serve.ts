import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createGentleStop, createPulse } from '@vermilion/admission';
import type { FastifyInstance } from 'fastify';
import type { Manifest } from 'vite';
import { createApp } from './app';
import { CLIENT_ENTRY, createHead, stylesheetOf } from './assets';
import { createChangeLog } from './changes/change-log';
import { followChanges } from './changes/follow-changes';
import type { ServerConfig } from './config';
import { buildOf, type BuiltAssets, keepAssets } from './kept-assets';
import type { Observing } from './observing';
import { pageAddress, render } from './render/entry';
import { refusedTexts } from './render/refused-texts';
import { createTheme, type Theme } from './theme';

export { startupNotices, readConfig } from './config';
export { startObserving } from './observing';
export { createApp } from './app';
export { createTheme } from './theme';
export { refusedTexts } from './render/refused-texts';

/** What is built: the browser's files of the storefront, and of the back office. */
export interface BuiltFolders {
  storefront: string;
  backOffice: string;
}

/** The back office of a server, unless it is turned off. Throws where it is not built. */
export function builtBackOffice(folder: string, { backOffice }: ServerConfig) {
  if (!backOffice.isOpen) return undefined;
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(
      'The back office is not built yet. Run: npm run build, or leave it out with MALL_BACK_OFFICE=off',
    );
  return { folder, origin: backOffice.origin };
}

/** The files of a theme that pages ask for by a hash, by their names. */
const immutableFiles = ({ files }: Theme) =>
  new Map(
    [...files]
      .filter(([, { isImmutable }]) => isImmutable)
      .map(([path, { bodies }]) => [basename(path), bodies.plain] as const),
  );

/** The server of a built storefront. */
export function builtApp(
  folders: BuiltFolders,
  config: ServerConfig,
  observing: Partial<Observing> = {},
): FastifyInstance {
  const { storefront: folder } = folders;
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
  const theme = createTheme(config.theme);
  const assets = { folder: join(folder, 'assets'), made: immutableFiles(theme) };
  const office = builtBackOffice(folders.backOffice, config);
  // Others may be behind the same address: only two without an answer tell that none is there
  const pulse = createPulse({
    ask: (signal) => fetch(`${config.apiBase}/healthz`, { signal }),
    patience: 1100,
    misses: 2,
  });
  const changes = createChangeLog();
  const { apiBase, assetsDir, changesKey } = config;
  const keep = (part: string, built: BuiltAssets) =>
    assetsDir ? keepAssets(join(assetsDir, part), built) : undefined;
  if (changesKey) followChanges({ apiBase, key: changesKey, log: changes });
  return createApp({
    ...config,
    metrics: observing.metrics,
    tracing: observing.tracing,
    theme,
    folder,
    presence: pulse.signal,
    build: buildOf(assets.folder),
    keptAssets: keep('storefront', assets),
    backOffice: office && {
      ...office,
      kept: keep('back-office', { folder: join(office.folder, 'assets') }),
    },
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

/**
 * Listens, prints the URL, and stops on SIGTERM or SIGINT; `cleanUp` is called after the server has closed. Rejects with a
 * readable message when it cannot.
 */
export async function serve(
  app: FastifyInstance,
  config: ServerConfig,
  cleanUp: () => Promise<void> = async () => {},
) {
  const { server, health } = app;
  const { stopDelay: delay, stopTimeout: patience } = config;
  const stop = createGentleStop(server, { delay, patience }, () => (health.ready = false));
  stopOnSignal(stop, cleanUp);
  await app.ready();
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const why = taken ? 'another program uses it; choose another with PORT' : error.message;
      reject(new Error(`The storefront cannot listen on port ${config.port}: ${why}.`));
    });
    server.listen(config.port, config.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : config.port;
      console.log(`The storefront listens on http://localhost:${port}`);
      resolve();
    });
  });
}
