import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PictureStoreDown } from '../kernel/picture-store';
import { defaultPolicy } from '../policy/default-policy';
import { withDatabases } from '../testing/app';
import { OperatorScenario } from '../testing/operator-scenario';
import { sendPicture } from '../testing/send-picture';
import { WorkerPoolBusy } from '../workers/pool';

/** Those in the `srcset` of storefronts. */
const widths = [96, 160, 240, 320, 480, 640, 960, 1280, 1600];

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let goods: Awaited<ReturnType<OperatorScenario['goods']>>;
  let key: string;
  beforeAll(async () => {
    const pictures = { ...defaultPolicy.load.pictures, maxConcurrent: 2, perCaller: 1 };
    const load = { ...defaultPolicy.load, pictures: { ...pictures, queuedPerCaller: 1 } };
    scene = await OperatorScenario.openMall(openApp, { load });
    goods = await scene.goods();
    ({ key } = await scene.key({ shopId: goods.shopId }));
  });

  /** The address of a new picture, without its extension. */
  async function picture(width = 1000, height = 500) {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#b3201a' } })
      .jpeg()
      .toBuffer();
    const { data } = await sendPicture(scene.mall, '/api/operator/picture/upload', bytes, { key });
    return (data.url as string).replace('.webp', '');
  }
  const get = async (url: string, remoteAddress = '192.0.2.1', headers = {}) =>
    await scene.mall.app.inject({ url, remoteAddress, headers });

  describe('a picture of goods', () => {
    it('is shown to shoppers in every size of the srcset, never larger than it is', async () => {
      const base = await picture();
      const { db } = scene.mall;
      await db
        .updateTable('product')
        .set({ image: `${base}.webp` })
        .execute();
      const params = { id: goods.productId };
      const { data } = await scene.mall.call('productDetail', { params });
      expect(data.productInfo.image).toBe(`${base}.webp`);
      for (const width of widths) {
        const reply = await get(`${base}@${width}.avif`);
        expect(reply.headers).toMatchObject({
          'content-type': 'image/avif',
          'cache-control': expect.stringContaining('immutable'),
          'x-content-type-options': 'nosniff',
        });
        const shown = Math.min(width, 1000);
        expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
          width: shown,
          height: Math.round(shown / 2),
        });
      }
      const fallback = await get(`${base}@640.webp`);
      expect(fallback.headers['content-type']).toBe('image/webp');
      const plain = await get(`${base}.webp`);
      expect(await sharp(plain.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 1000,
      });
      const files = await db.selectFrom('picture_file').select('key').execute();
      // Beyond its own width all sizes are one file
      expect(files.filter((row) => `/picture/${row.key}`.startsWith(base))).toHaveLength(
        ['original', 96, 160, 240, 320, 480, 640, 960, 1280, 'webp', 'plain'].length,
      );
    });

    it('is made once for all who ask at the same time, and kept', async () => {
      const url = `${await picture()}@320.avif`;
      const resize = vi.spyOn(scene.mall.deps.resizer, 'resize');
      const replies = await Promise.all([get(url, '192.0.2.1'), get(url, '192.0.2.2')]);
      const again = await get(url);
      expect([...replies, again].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(resize).toHaveBeenCalledTimes(1);
      resize.mockRestore();
    });

    it('answers a known tag with 304 and HEAD without a body', async () => {
      const url = `${await picture()}@96.webp`;
      const { headers } = await get(url);
      const again = await get(url, undefined, { 'if-none-match': headers.etag });
      expect(again.statusCode).toBe(304);
      const head = await scene.mall.app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
    });

    it.each(['@100.webp', '@096.webp', '@96.png', '.avif', '.jpg', '@96.webp/..', '@1600.gif'])(
      'has no %s',
      async (end) => {
        expect((await get((await picture()) + end)).statusCode).toBe(404);
      },
    );

    it('is not there under the name of another, nor before its upload', async () => {
      const reply = await get(`/picture/${'0'.repeat(32)}@96.webp`);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
    });

    it('is refused with Retry-After to who asks for too many sizes, and served to others', async () => {
      const base = await picture();
      const { resizer } = scene.mall.deps;
      const { resize } = resizer;
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      const spy = vi.spyOn(resizer, 'resize').mockImplementation(async (input) => {
        await held;
        return resize(input);
      });
      const waiting = [get(`${base}@96.avif`), get(`${base}@160.avif`)];
      await vi.waitFor(() => expect(spy).toHaveBeenCalled());
      await vi.waitFor(async () => {
        const refused = await get(`${base}@240.avif`);
        expect([refused.statusCode, refused.headers['cache-control']]).toEqual([503, 'no-store']);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      });
      const stranger = get(`${base}@240.webp`, '192.0.2.9');
      letGo();
      const answered = await Promise.all([...waiting, stranger]);
      expect(answered.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      spy.mockRestore();
    });

    it.each([new WorkerPoolBusy(), new PictureStoreDown()])(
      'is to be asked for again after %s',
      async (error) => {
        const url = `${await picture()}@96.avif`;
        vi.spyOn(scene.mall.deps.resizer, 'resize').mockRejectedValueOnce(error);
        const reply = await get(url);
        expect(reply.statusCode).toBe(503);
        expect(reply.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
        expect((await get(url)).statusCode).toBe(200);
      },
    );

    it('is shown when the store does not keep the size', async () => {
      const url = `${await picture()}@96.avif`;
      vi.spyOn(scene.mall.deps.pictures, 'put').mockRejectedValueOnce(new PictureStoreDown());
      expect((await get(url)).statusCode).toBe(200);
    });

    it('leaves no size behind when it is deleted while one is made', async () => {
      const base = await picture();
      const { resizer, pictures } = scene.mall.deps;
      const { resize } = resizer;
      const { db } = scene.mall;
      const name = base.slice('/picture/'.length);
      vi.spyOn(resizer, 'resize').mockImplementationOnce(async (input) => {
        await db.deleteFrom('picture').where('name', '=', name).execute();
        return resize(input);
      });
      await get(`${base}@96.avif`);
      expect(await pictures.get(`${name}@96.avif`)).toBeUndefined();
    });
  });
});
