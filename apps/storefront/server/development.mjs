import { createServer } from 'node:http';

const shell = '<!doctype html><html><head></head><body></body></html>';

/**
 * The server for `--dev`, where Vite serves and hot-reloads the modules. Resolves to the server's modules as
 * loaded by Vite, and a function that closes Vite.
 */
export async function developmentServer() {
  const vite = await import('vite');
  const httpServer = createServer();
  const dev = await vite.createServer({
    server: { middlewareMode: true, hmr: { server: httpServer } },
    appType: 'custom',
  });
  const server = await dev.ssrLoadModule('/server/serve.ts');
  const pages = async (url) => {
    const [{ pageAddress, render }, html] = await Promise.all([
      dev.ssrLoadModule('/server/render/entry.tsx'),
      dev.transformIndexHtml(url, shell),
    ]);
    const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';
    const page = { addressOf: pageAddress, render, entry: '/src/entry-client.tsx' };
    return { ...page, head: () => head, policy: false };
  };
  const app = (config, backOfficeFolder, { metrics, tracing }) => {
    const theme = server.createTheme(config.theme);
    const { refusedTexts } = server;
    const backOffice = server.builtBackOffice(backOfficeFolder, config);
    const serverFactory = (listener) =>
      httpServer.on('request', (req, res) => dev.middlewares(req, res, () => listener(req, res)));
    const parts = { theme, refusedTexts, pages, serverFactory, backOffice };
    return server.createApp({ ...config, ...parts, metrics, tracing });
  };
  return { ...server, app, cleanUp: () => dev.close() };
}
