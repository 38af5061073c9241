import { Album } from '../picture/album';
import { buildCatalogue } from './catalogue';
import { shopRows } from './shop-rows';

/** Everything of the demo mall that no account owns. The pictures are the same at any time. */
export function buildMall(now: Date) {
  const album = new Album();
  const catalogue = buildCatalogue(now, album);
  return { album, catalogue, shops: shopRows(album, now) };
}

export type DemoMall = ReturnType<typeof buildMall>;
