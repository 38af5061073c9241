import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type drawImage from './draw-worker';
import type { ImageRecipe } from './recipe';
import { DRAWING_VERSION } from './render';
import { type ImageFile, type ImageWidth } from './image-file';

/** Draws images on first demand and keeps them as files. */
export class ImageStore {
  private readonly pending = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly directory: string,
    private readonly draw: typeof drawImage,
  ) {}

  /** The bytes of one file. Requests for the same file share one drawing. Throws WorkerPoolBusy. */
  async get(recipe: ImageRecipe, file: ImageFile): Promise<Buffer> {
    const width = file.width ?? defaultWidth(recipe);
    const name = `${file.id}@${width}.${file.type}`;
    const started = this.pending.get(name);
    if (started) return started;
    const work = this.readOrDraw(name, recipe, { ...file, width }).finally(() =>
      this.pending.delete(name),
    );
    this.pending.set(name, work);
    return work;
  }

  /** Whether a file was drawn before. */
  has(recipe: ImageRecipe, file: ImageFile): Promise<boolean> {
    const width = file.width ?? defaultWidth(recipe);
    return access(join(this.folderOf(file), `${file.id}@${width}.${file.type}`)).then(
      () => true,
      () => false,
    );
  }

  private folderOf({ id }: ImageFile): string {
    return join(this.directory, `v${DRAWING_VERSION}`, id.slice(0, 2));
  }

  private async readOrDraw(
    name: string,
    recipe: ImageRecipe,
    file: ImageFile & { width: ImageWidth },
  ): Promise<Buffer> {
    const { width, type } = file;
    const folder = this.folderOf(file);
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

/** The width of the base address. */
function defaultWidth(recipe: ImageRecipe): ImageWidth {
  return ['banner', 'strip', 'tile'].includes(recipe.kind) ? 1280 : 640;
}

/** Written to a temporary file and renamed, so that nobody reads half a file. Failures are ignored. */
async function keep(folder: string, path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch {
    // the image is served from memory and drawn again next time
  }
}
