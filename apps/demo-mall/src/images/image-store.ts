import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type drawImage from './draw-worker';
import { DRAWING_VERSION } from './drawing-version';
import { type ImageFile, type ImageWidth } from './image-file';
import { ASPECT_RATIOS, type ImageRecipe } from './recipe';

/** Renders images on first request and caches them as files. */
export class ImageStore {
  private readonly pending = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly directory: string,
    private readonly draw: typeof drawImage,
  ) {}

  /** The bytes of a file. Concurrent requests for the same file share one rendering. Throws WorkerPoolBusy. */
  async get(recipe: ImageRecipe, file: ImageFile): Promise<Buffer> {
    const path = this.pathOf(recipe, file);
    const started = this.pending.get(path);
    if (started) return started;
    const work = this.readOrDraw(path, recipe, file).finally(() => this.pending.delete(path));
    this.pending.set(path, work);
    return work;
  }

  /** Whether a file is cached. */
  has(recipe: ImageRecipe, file: ImageFile): Promise<boolean> {
    return access(this.pathOf(recipe, file)).then(
      () => true,
      () => false,
    );
  }

  private pathOf(recipe: ImageRecipe, { id, width, type }: ImageFile): string {
    const name = `${id}@${width ?? defaultWidth(recipe)}.${type}`;
    return join(this.directory, `v${DRAWING_VERSION}`, id.slice(0, 2), name);
  }

  private async readOrDraw(
    path: string,
    recipe: ImageRecipe,
    { width = defaultWidth(recipe), type }: ImageFile,
  ): Promise<Buffer> {
    try {
      return await readFile(path);
    } catch {
      // not rendered yet
    }
    const bytes = Buffer.from(await this.draw({ recipe, width, type }));
    await keep(path, bytes);
    return bytes;
  }
}

/** The width of the base URL. */
function defaultWidth(recipe: ImageRecipe): ImageWidth {
  return ASPECT_RATIOS[recipe.kind] <= 0.5 && recipe.kind !== 'logo' ? 1280 : 640;
}

/** Written to a temporary file and renamed, so that readers see complete files. Errors are ignored. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch {
    // the image is served from memory and rendered again next time
    await rm(draft, { force: true }).catch(() => {});
  }
}
