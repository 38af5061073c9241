import { createWorkerPool, type Routes } from '@vermilion/mall-api';
import type draw from './draw-worker';
import { ImageStore } from './image-store';
import { addImageRoutes } from './routes';
import { warmHome } from './warm';

/** The images of the demo mall: rendered on demand in worker processes, those of the home page in advance. */
export const serveImages: Routes = (app, { settings, ...deps }) => {
  const pool = createWorkerPool<typeof draw>(new URL('./draw-worker', import.meta.url));
  const store = new ImageStore(settings.pictureDir, pool.run);
  addImageRoutes(app, store);
  const stopping = new AbortController();
  let warming: Promise<void> | undefined;
  app.addHook('onListen', (done) => {
    if (settings.warmPictures) warming = warmHome(deps, store, stopping.signal);
    done();
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    await warming;
  });
  app.addHook('onClose', () => pool.close());
};
