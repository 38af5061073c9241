import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';
import type { Answer } from '../testing/call';
import { expectContract } from '../testing/contract-check';
import { WorkerPoolBusy } from '../workers/pool';

/** Files of uploads, of all processes. */
const temporaryFiles = () =>
  readdirSync(tmpdir())
    .filter((name) => name.startsWith('mall-uploads-'))
    .flatMap((name) => readdirSync(join(tmpdir(), name)));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3201a' } });

describe('pictures of people', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let token: string;
    beforeAll(async () => {
      const upload = {
        ...defaultPolicy.upload,
        perAccount: 3,
        maxBytes: 200_000,
        maxPixels: 4_000_000,
      };
      mall = await openApp({ policy: { upload } });
    });

    /** Sends a file the way a browser does. */
    async function send(
      bytes: Uint8Array,
      own = token,
      name = 'me.jpg',
      path = '/api/front/upload/image?model=user&pid=0',
    ) {
      const form = new FormData();
      form.append('multipart', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      const request = new Request('http://mall.test', { method: 'POST', body: form });
      const response = await mall.app.inject({
        method: 'POST',
        url: path,
        payload: Buffer.from(await request.arrayBuffer()),
        headers: {
          'content-type': request.headers.get('content-type') ?? '',
          'x-image-addresses': 'relative',
          ...(own && { 'authori-zation': own }),
        },
      });
      return response.json<Answer>();
    }
    const signUp = async () => ({ token } = await mall.signUp());

    test('are to be sent again when too many are looked at already', async () => {
      await signUp();
      const sent = await picture(40, 40).jpeg().toBuffer();
      vi.spyOn(mall.deps.images, 'clean').mockRejectedValueOnce(new WorkerPoolBusy());
      expect(await send(sent)).toMatchObject({ code: 503 });
      expect(await send(sent)).toMatchObject({ code: 200 });
    });

    test('are drawn anew, small enough, upright and without what the camera wrote', async () => {
      await signUp();
      const exif = { IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } };
      const sent = await picture(2000, 1000)
        .withExif(exif)
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const answer = await send(sent);
      expectContract('uploadImage', answer);
      expect(answer.data).toMatchObject({ extName: 'jpg', type: 'image/jpeg' });
      const { rawPayload, headers } = await mall.app.inject({ url: answer.data.url });
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      const stored = await sharp(rawPayload).metadata();
      expect([stored.width, stored.height]).toEqual([800, 1600]);
      expect(stored.exif).toBeUndefined();
      expect(rawPayload.includes('secret place')).toBe(false);
    });

    test('are told by their bytes, whatever they are called', async () => {
      await signUp();
      const png = await picture(10, 10).png().toBuffer();
      const hidden = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
      const answer = await send(hidden, token, 'evil.html');
      expect(answer.data).toMatchObject({ extName: 'png', type: 'image/png' });
      const { rawPayload } = await mall.app.inject({ url: answer.data.url });
      expect(rawPayload.includes('<script>')).toBe(false);
    });

    test.each([
      ['a page', Buffer.from('<html><script>alert(1)</script>')],
      ['nothing', Buffer.alloc(0)],
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
      ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
      ['another kind', Buffer.from('GIF89a')],
    ])('%s is none', async (_, bytes) => {
      await signUp();
      expect((await send(bytes)).code).toBe(400);
    });

    test('that are too large, or unfold too far, are refused', async () => {
      await signUp();
      expect((await send(Buffer.alloc(300_000, 1))).message).toBe('The file is too large');
      const bomb = await picture(3000, 3000).png({ compressionLevel: 9 }).toBuffer();
      expect(bomb.length).toBeLessThan(100_000);
      expect((await send(bomb)).code).toBe(400);
    });

    test('need a session, a call that takes files, and room', async () => {
      await signUp();
      const png = await picture(10, 10).png().toBuffer();
      expect((await send(png, '')).code).toBe(401);
      expect(await send(png, token, 'x', '/api/front/login/email')).toMatchObject({
        code: 400,
        message: 'This call takes no file',
      });
      const codes = [];
      for (let n = 0; n < 4; n += 1) codes.push((await send(png)).code);
      expect(codes).toEqual([200, 200, 200, 500]);
      expect((await mall.app.inject({ url: '/picture/upload/../x' })).statusCode).toBe(404);
      expect(
        (await mall.app.inject({ url: `/picture/upload/${'a'.repeat(32)}.png` })).statusCode,
      ).toBe(404);
    });

    test('are refused before they are sent when there is no room', async () => {
      await signUp();
      const png = await picture(10, 10).png().toBuffer();
      for (let n = 0; n < 3; n += 1) await send(png);
      const { port } = new URL(await mall.app.listen({ port: 0, host: '127.0.0.1' }));
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST /api/front/upload/image HTTP/1.1\r\nHost: mall\r\nAuthori-zation: ${token}\r\n` +
          'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n',
      );
      const [answer] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      expect(String(answer)).toContain('You have uploaded too many images');
    });

    test('are not left on disk, neither accepted nor refused ones', async () => {
      await signUp();
      const before = new Set(temporaryFiles());
      await send(await picture(10, 10).png().toBuffer());
      await send(Buffer.alloc(300_000, 1));
      await send(Buffer.from('GIF89a'));
      await expect.poll(() => temporaryFiles().filter((name) => !before.has(name))).toEqual([]);
    });

    test('of too many pixels are told apart from files that are none', async () => {
      await signUp();
      const large = await picture(2001, 2000).jpeg().toBuffer();
      const answer = await send(large);
      expect(answer).toMatchObject({ code: 400, reason: 'too-many-pixels' });
      expect(answer.message).toContain('too many pixels');
      const text = await send(Buffer.from('not a picture'));
      expect(text).toMatchObject({ code: 400, reason: 'no-picture' });
    });

    test('become the avatar of who has uploaded them, and of nobody else', async () => {
      await signUp();
      const { url } = (await send(await picture(10, 10).png().toBuffer())).data;
      const edit = (fields: object, own = token) =>
        mall.call('editUser', { token: own, body: { nickname: 'Ann', ...fields } });
      expectContract('editUser', await edit({ avatar: `https://mall.example${url}` }));
      const info = async () => (await mall.call('userInfo', { token })).data;
      expect(await info()).toMatchObject({ nickname: 'Ann', avatar: url });
      expect((await edit({ nickname: ' Ann\u202e \u0007' })).code).toBe(200);
      expect(await info()).toMatchObject({ nickname: 'Ann', avatar: url });
      expect((await edit({ avatar: url, nickname: 'Again' })).code).toBe(200);
      const other = await mall.signUp();
      expect((await edit({ avatar: url }, other.token)).code).toBe(400);
      for (const avatar of ['https://evil.example/x.png', 'javascript:alert(1)']) {
        expect((await edit({ avatar })).code).toBe(400);
      }
      expect((await edit({ nickname: '\u200b ' })).code).toBe(400);
      expect((await edit({ nickname: 'x'.repeat(256) })).code).toBe(400);
    });
  });
});
