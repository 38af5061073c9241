import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type drawImage from './draw-worker';
import type { ImageRecipe } from './recipe';
import { DRAWING_VERSION } from './render';
import { type ImageFile, type ImageWidth } from './image-file';

/** Draws pictures on first demand and keeps them as files. */
export class ImageStore {
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly directory: string,
    private readonly draw: typeof drawImage,
  ) {}

  /** The bytes of one file. Requests for the same file share one drawing. Throws ImagePoolBusy. */
  async get(recipe: ImageRecipe, file: ImageFile): Promise<Buffer> {
    const width = file.width ?? usualWidth(recipe);
    const name = `${file.id}@${width}.${file.type}`;
    const started = this.underWay.get(name);
    if (started) return started;
    const work = this.readOrDraw(name, recipe, { ...file, width }).finally(() =>
      this.underWay.delete(name),
    );
    this.underWay.set(name, work);
    return work;
  }

  private async readOrDraw(
    name: string,
    recipe: ImageRecipe,
    { width, type }: ImageFile & { width: ImageWidth },
  ): Promise<Buffer> {
    const folder = join(this.directory, `v${DRAWING_VERSION}`, name.slice(0, 2));
    const path = join(folder, name);
    try {
      return await readFile(path);
    } catch {
      // not made yet
    }
    const bytes = Buffer.from(await this.draw({ recipe, width, type }));
    await keep(folder, path, bytes);
    return bytes;
  }
}

/** The width of the base address: square pictures are shown smaller than wide ones. */
function usualWidth(recipe: ImageRecipe): ImageWidth {
  return ['banner', 'strip', 'tile'].includes(recipe.kind) ? 1280 : 640;
}

/** Written beside and renamed, so that nobody reads half a file. A full disk costs time, not pictures. */
async function keep(folder: string, path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch {
    // the picture is served from memory and drawn again next time
  }
}
