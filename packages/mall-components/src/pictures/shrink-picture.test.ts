import { afterEach, describe, expect, it, vi } from 'vitest';
import { shrinkPicture } from './shrink-picture';

const photo = new File([new Uint8Array(1000)], 'photo.jpg', { type: 'image/jpeg' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that decodes an image of this size and encodes it with the given bytes. */
function browser(size: { width: number; height: number }, bytes: number) {
  const close = vi.fn();
  const decode = vi.fn((_file: File, _options: ImageBitmapOptions) =>
    Promise.resolve({ ...size, close }),
  );
  vi.stubGlobal('createImageBitmap', decode);
  const drawImage = vi.fn();
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage } as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((give, type) =>
    give(new Blob([new Uint8Array(bytes)], { type })),
  );
  return { close, decode, drawImage };
}

describe('shrinkPicture', () => {
  it('resizes large images upright, and keeps name and type', async () => {
    const { close, decode, drawImage } = browser({ width: 4000, height: 3000 }, 200);
    const sent = await shrinkPicture(photo);
    expect(sent).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg', size: 200 });
    expect(decode.mock.calls[0]?.[1]).toEqual({ imageOrientation: 'from-image' });
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1600, 1200);
    expect(close).toHaveBeenCalledOnce();
  });

  it('uploads the original when it is small, or would become larger', async () => {
    browser({ width: 1600, height: 900 }, 200);
    expect(await shrinkPicture(photo)).toBe(photo);
    browser({ width: 4000, height: 3000 }, 1000);
    expect(await shrinkPicture(photo)).toBe(photo);
  });

  it('uploads the original when it cannot be decoded: the server reports the error', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    expect(await shrinkPicture(photo)).toBe(photo);
    vi.stubGlobal('createImageBitmap', undefined);
    expect(await shrinkPicture(photo)).toBe(photo);
  });
});
