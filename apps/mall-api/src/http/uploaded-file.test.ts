import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { afterAll, expect, it, vi } from 'vitest';
import { deleteUpload, removeUploadFolder, storeUpload } from './uploaded-file';

afterAll(removeUploadFolder);

const full = () =>
  new Readable({
    read() {
      this.destroy(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    },
  });

it('a full disk refuses uploads for a moment, and is told once until there is room', async () => {
  const log = { error: vi.fn() };
  for (let turn = 0; turn < 3; turn += 1)
    await expect(storeUpload(full(), log)).rejects.toMatchObject({ code: 503 });
  expect(log.error).toHaveBeenCalledOnce();
  const file = await storeUpload(Readable.from(['picture']), log);
  expect(existsSync(file.path)).toBe(true);
  await deleteUpload(file);
  await expect(storeUpload(full(), log)).rejects.toMatchObject({ code: 503 });
  expect(log.error).toHaveBeenCalledTimes(2);
});
