import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

/** Builds whose files are kept: so many at most, and no longer than this after the last start of a server with it. */
const MOST_BUILDS = 10;
const KEPT_FOR_MS = 30 * DAY_MS;
/** A server that starts writes its record first; its files may be missing in it for less than this. */
const NEW_FOR_MS = DAY_MS / 24;

/** The files of one build: those of a folder, and some that were made when the server started. */
export interface BuiltAssets {
  /** The folder with the build's files, whose names contain a hash of their content. */
  folder: string;
  made?: ReadonlyMap<string, Buffer>;
}

/** A name that follows from the names of a build's files, and so from their content. */
export function buildOf(folder: string): string {
  const names = readdirSync(folder).sort().join('\n');
  return createHash('sha256').update(names).digest('hex').slice(0, 12);
}

/**
 * Adds the files of this build to a folder that outlives it and that all servers share, so that a server of another build
 * finds what the pages of this one ask for. Forgets builds that are long gone. Returns the folder of the files.
 */
export function keepAssets(kept: string, { folder, made = new Map() }: BuiltAssets): string {
  const [records, files] = [join(kept, 'builds'), join(kept, 'assets')];
  for (const made of [records, files]) mkdirSync(made, { recursive: true });
  const names = readdirSync(folder);
  const record = join(records, `${buildOf(folder)}.json`);
  const list = JSON.stringify([...names, ...made.keys()]);
  writeWhole(record, (path) => writeFileSync(path, list));
  const add = (name: string, write: (path: string) => void) => {
    if (!existsSync(join(files, name))) writeWhole(join(files, name), write);
  };
  for (const name of names) add(name, (path) => copyFileSync(join(folder, name), path));
  for (const [name, content] of made) add(name, (path) => writeFileSync(path, content));
  forgetOld(records, files, record);
  return files;
}

/** Writes a file under another name first: another server may read it meanwhile. */
function writeWhole(path: string, write: (path: string) => void) {
  const part = `${path}.${randomUUID()}.part`;
  try {
    write(part);
    const now = new Date();
    utimesSync(part, now, now);
    renameSync(part, path);
  } finally {
    // After a failure, such as a full disk, it would stay
    rmSync(part, { force: true });
  }
}

const ageOf = (path: string) => Date.now() - statSync(path).mtimeMs;

function forgetOld(records: string, files: string, own: string) {
  const others = readdirSync(records)
    .map((name) => join(records, name))
    .filter((path) => path.endsWith('.json') && path !== own)
    .map((path) => ({ path, age: ageOf(path) }))
    .sort((one, other) => one.age - other.age);
  // The latest of the others is the one that is being replaced
  const gone = others.filter(
    ({ age }, at) => at > 0 && (age > KEPT_FOR_MS || at > MOST_BUILDS - 2),
  );
  for (const { path } of gone) rmSync(path, { force: true });
  const used = new Set(
    [own, ...others.filter((one) => !gone.includes(one)).map(({ path }) => path)]
      .filter((path) => existsSync(path))
      .flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as string[]),
  );
  for (const name of readdirSync(files)) {
    const path = join(files, name);
    // Another server may be cleaning up too
    if (!used.has(name) && existsSync(path) && ageOf(path) > NEW_FOR_MS)
      rmSync(path, { force: true });
  }
}
