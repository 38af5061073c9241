// The storefront server. Its settings are defined in packages/settings.
// `--dev` serves the sources through Vite; without it the build in dist/ is served.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const backOffice = join(root, '..', 'back-office', 'dist');
const dev = process.argv.includes('--dev');
/** The environment as set by the operator, before any change below. */
const env = { ...process.env };
/** The folder that relative paths in settings begin at. */
const startedIn = process.cwd();
// React picks its build by NODE_ENV: a built mall always runs the production build
process.env.NODE_ENV = dev ? (env.NODE_ENV ?? 'development') : 'production';

const log = (notices) => notices.forEach((notice) => console.log(`storefront: ${notice}`));

async function start() {
  if (dev) {
    process.chdir(root);
    const { developmentServer } = await import('./development.mjs');
    const { app, readConfig, startObserving, startupNotices, serve, cleanUp } =
      await developmentServer();
    const config = readConfig(env, startedIn);
    log(startupNotices(env, config));
    const observing = await startObserving(config, (notice) => log([notice]));
    const stop = () => observing.stop().then(cleanUp);
    return serve(app(config, backOffice, observing), config, stop);
  }
  const built = join(root, 'dist', 'server', 'serve.js');
  if (!existsSync(built)) throw new Error('The storefront is not built yet. Run: npm run build');
  const { builtApp, readConfig, startObserving, startupNotices, serve } = await import(
    pathToFileURL(built).href
  );
  const config = readConfig(env, startedIn);
  log(startupNotices(env, config));
  const observing = await startObserving(config, (notice) => log([notice]));
  const app = builtApp({ storefront: join(root, 'dist', 'client'), backOffice }, config, observing);
  return serve(app, config, observing.stop);
}

start().catch((error) => {
  // Written for the operator, who needs no stack
  const isReadable = error instanceof Error && (!dev || error.name === 'SettingsError');
  console.error(isReadable ? error.message : error);
  process.exit(1);
});
