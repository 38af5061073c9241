import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PictureStoreDown } from '../kernel/picture-store';
import { defaultPolicy } from '../policy/default-policy';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { runDueJobs } from '../testing/run-jobs';
import { sendPicture } from '../testing/send-picture';
import { WorkerPoolBusy } from '../workers/pool';
import { mediaJobs } from './jobs';

const UPLOAD = '/api/operator/picture/upload';
const OF_MALL = '/api/operator/picture/mall/upload';

const drawing = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 179, g: 32, b: 26, alpha } } });
const jpeg = (width = 40, height = 30) => drawing(width, height).jpeg().toBuffer();

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  let mallKey: string;
  beforeAll(async () => {
    const upload = {
      ...defaultPolicy.upload,
      perShop: 4,
      perShopBytes: 40_000,
      maxBytes: 300_000,
      maxPixels: 9_000_000,
    };
    scene = await OperatorScenario.openMall(openApp, { upload });
    ({ key: mallKey } = await scene.key());
    call = await scene.caller();
  });

  /** A shop without pictures, and its key. */
  async function shop() {
    const shopId = await scene.testMall.shop();
    const { key } = await scene.key({ shopId });
    return { shopId, key };
  }
  const send = (bytes: Uint8Array, options: Parameters<typeof sendPicture>[3]) =>
    sendPicture(scene.mall, UPLOAD, bytes, options);
  const list = async (shopId: number) =>
    (await call('operatorPictures', { query: { shopId } })).data.list as { id: number }[];
  const files = async () => {
    const rows = await scene.mall.db.selectFrom('picture_file').select('key').execute();
    return rows.map(({ key }) => key);
  };
  const stored = async (url: string) => {
    const name = url.slice('/picture/'.length, -'.webp'.length);
    const key = (await files()).find((file) => file.startsWith(`${name}.`)) ?? '';
    return { key, bytes: Buffer.from((await scene.mall.deps.pictures.get(key)) ?? []) };
  };

  describe('a picture of a shop', () => {
    it('is drawn anew, upright, small enough and without what the camera wrote', async () => {
      const { key, shopId } = await shop();
      const exif = { IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } };
      const sent = await drawing(3000, 1500)
        .withExif(exif)
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const answer = await send(sent, { key, name: 'evil.html' });
      expectContract('uploadPicture', answer);
      expect(answer.data).toMatchObject({ shopId, type: 'image/jpeg', width: 1200, height: 2400 });
      const { bytes } = await stored(answer.data.url);
      expect(answer.data.size).toBe(bytes.length);
      const { exif: kept, ...metadata } = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 2400 });
      expect(kept).toBeUndefined();
      expect(bytes.includes('secret place')).toBe(false);
      const page = await call('operatorPictures', { query: { shopId } });
      expectContract('operatorPictures', page);
      expect(page.data.list).toEqual([answer.data]);
    });

    it('stays PNG where it is transparent, and only there', async () => {
      const { key } = await shop();
      const clear = await drawing(20, 20, 0.5).png().toBuffer();
      const opaque = await drawing(20, 20).png().toBuffer();
      const transparent = await send(clear, { key });
      expect(transparent.data).toMatchObject({ type: 'image/png' });
      const { bytes } = await stored(transparent.data.url);
      expect((await sharp(bytes).stats()).isOpaque).toBe(false);
      expect((await send(opaque, { key })).data).toMatchObject({ type: 'image/jpeg' });
    });

    it('carries nothing that was hidden behind it', async () => {
      const { key } = await shop();
      const hidden = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]);
      const { bytes } = await stored((await send(hidden, { key })).data.url);
      expect(bytes.includes('<script>')).toBe(false);
    });

    it.each([
      ['a page', Buffer.from('<html><script>alert(1)</script>')],
      ['nothing', Buffer.alloc(0)],
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
      ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
      ['another kind', Buffer.from('GIF89a')],
    ])('is not %s', async (_, bytes) => {
      const { key, shopId } = await shop();
      const clean = vi.spyOn(scene.mall.deps.images, 'clean');
      expect(await send(bytes, { key })).toMatchObject({ code: 400, reason: 'no-picture' });
      // Only what begins as one costs a worker process
      expect(clean.mock.calls.length).toBe(bytes[0] === 0xff ? 1 : 0);
      clean.mockRestore();
      expect(await list(shopId)).toEqual([]);
    });

    it('is neither a huge file nor one that unfolds too far', async () => {
      const { key, shopId } = await shop();
      const huge = await send(Buffer.alloc(400_000, 1), { key });
      expect(huge).toMatchObject({ code: 400, message: 'The file is too large' });
      const bomb = await drawing(4000, 4000).png({ compressionLevel: 9 }).toBuffer();
      expect(bomb.length).toBeLessThan(200_000);
      expect(await send(bomb, { key })).toMatchObject({ code: 400, reason: 'too-many-pixels' });
      expect(await list(shopId)).toEqual([]);
    });

    it('is kept once for each idempotency key, with one file', async () => {
      const { key, shopId } = await shop();
      const bytes = await jpeg();
      const first = await send(bytes, { key, requestId: 'same' });
      const kept = (await files()).length;
      const again = await send(bytes, { key, requestId: 'same' });
      expect(again.data).toEqual(first.data);
      expect(await list(shopId)).toHaveLength(1);
      expect(await files()).toHaveLength(kept);
    });

    it('is refused when there is no room, also for the last of many at once', async () => {
      const { key, shopId } = await shop();
      const bytes = await jpeg();
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(bytes, { key })));
      const refused = answers.filter(({ code }) => code !== 200);
      expect(refused).toHaveLength(2);
      expect(refused.map(({ reason }) => reason)).toEqual(['limit-reached', 'limit-reached']);
      const left = await list(shopId);
      expect(left).toHaveLength(4);
      const { key: other } = await shop();
      expect((await send(bytes, { key: other })).code).toBe(200);
      await call('deletePicture', { params: { id: left[0]?.id ?? 0 } });
      expect((await send(bytes, { key })).code).toBe(200);
    });

    it('is refused when it would take more bytes than a shop may keep, and leaves no file', async () => {
      const { key } = await shop();
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const large = await sharp({
        create: { width: 320, height: 320, channels: 3, background: 'red', noise },
      })
        .jpeg({ quality: 90 })
        .toBuffer();
      const before = await files();
      expect(await send(large, { key })).toMatchObject({ reason: 'limit-reached' });
      expect(await files()).toEqual(before);
    });

    it('is to be sent again when too many are looked at, or the store is down', async () => {
      const { key, shopId } = await shop();
      const bytes = await jpeg();
      vi.spyOn(scene.mall.deps.images, 'clean').mockRejectedValueOnce(new WorkerPoolBusy());
      expect(await send(bytes, { key, requestId: 'b' })).toMatchObject({ code: 503 });
      vi.spyOn(scene.mall.deps.pictures, 'put').mockRejectedValueOnce(new PictureStoreDown());
      expect(await send(bytes, { key, requestId: 'b' })).toMatchObject({ code: 503 });
      expect(await list(shopId)).toEqual([]);
      expect(await send(bytes, { key, requestId: 'b' })).toMatchObject({ code: 200 });
    });

    it('leaves no file when the upload is broken off before its row, once a day has passed', async () => {
      const { key, shopId } = await shop();
      const bytes = await jpeg();
      const { pictures } = scene.mall.deps;
      const put = pictures.put.bind(pictures);
      vi.spyOn(pictures, 'put').mockImplementationOnce(async (file, content) => {
        await put(file, content);
        throw new Error('the process has died');
      });
      // Files that other tests have left to be deleted
      await runDueJobs(scene.mall.deps, mediaJobs);
      const before = await files();
      expect((await send(bytes, { key })).code).toBe(500);
      const kept = (await send(bytes, { key })).data.url as string;
      expect((await files()).length).toBe(before.length + 2);
      scene.mall.advance(25 * 3_600_000);
      await runDueJobs(scene.mall.deps, mediaJobs);
      const left = await files();
      expect(left.length).toBe(before.length + 1);
      expect(left).toContain((await stored(kept)).key);
      expect(await list(shopId)).toHaveLength(1);
    });

    it('belongs to the shop of the key, or to the one that the mall names', async () => {
      const [own, other] = [await shop(), await shop()];
      const bytes = await jpeg();
      const foreign = await send(bytes, { key: own.key, shopId: other.shopId });
      expect(foreign).toMatchObject({ code: 500, reason: 'not-found' });
      const nowhere = await send(bytes, { key: mallKey, shopId: 999_999 });
      expect(nowhere).toMatchObject({ code: 500, reason: 'not-found' });
      const unnamed = await send(bytes, { key: mallKey });
      expect(unnamed).toMatchObject({ code: 400, reason: 'invalid-value', field: 'shopId' });
      const named = await send(bytes, { key: mallKey, shopId: other.shopId });
      expect(named.data).toMatchObject({ shopId: other.shopId });
      const entries = (await scene.log()).filter(({ action }) => action === 'uploadPicture');
      expect(entries.slice(-3).map(({ result, shop_id }) => [result, shop_id])).toEqual([
        ['refused', own.shopId],
        ['refused', null],
        ['done', other.shopId],
      ]);
    });

    it('may be sent by hundreds at once', async () => {
      const { key, shopId } = await shop();
      const bytes = Buffer.from('GIF89a');
      const answers = await Promise.all(Array.from({ length: 300 }, () => send(bytes, { key })));
      const codes = new Set(answers.map(({ code }) => code));
      // Refused as none, as too many of one caller, or as too many at all
      expect([...codes].filter((code) => ![400, 429, 503].includes(code))).toEqual([]);
      expect(codes.size).toBeGreaterThan(1);
      expect((await send(await jpeg(), { key: (await shop()).key })).code).toBe(200);
      expect(await list(shopId)).toEqual([]);
    });
  });

  describe('a picture of the mall', () => {
    it('is in a list of its own, and not a shop’s to upload or see', async () => {
      const bytes = await jpeg();
      const answer = await sendPicture(scene.mall, OF_MALL, bytes, { key: mallKey });
      expectContract('uploadMallPicture', answer);
      expect(answer.data).toMatchObject({ shopId: null });
      const page = await call('mallPictures');
      expectContract('mallPictures', page);
      expect(page.data.list).toEqual([answer.data]);
      const { data } = await call('operatorPictures', { query: { limit: 100 } });
      expect(data.list.map(({ id }: { id: number }) => id)).not.toContain(answer.data.id);
      const { key } = await shop();
      const refused = await sendPicture(scene.mall, OF_MALL, bytes, { key });
      expect(refused).toMatchObject({ reason: 'not-found' });
      const { id } = answer.data;
      expect(await call('deletePicture', { params: { id } })).toMatchObject({
        reason: 'not-found',
      });
      expectContract('deleteMallPicture', await call('deleteMallPicture', { params: { id } }));
      expect((await call('mallPictures')).data.list).toEqual([]);
    });
  });
});
