import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { portSetting, requirePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { root } from './root.mjs';

const reasons = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  ENOENT: 'it cannot be made there',
};

/** Makes a folder and its parents one by one: Node's own recursive way never returns below /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Makes sure that a folder exists and can be written to; says in one sentence why not. */
export function requireWritable(folder) {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const why = reasons[error.code] ?? error.code;
    throw new Problem(
      `The data folder ${folder} cannot be used: ${why}. Choose another with MALL_DATA_DIR.`,
    );
  }
}

/** Where the data are, by the environment and by the file `.env`. */
export function databaseSettings() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return { MALL_DATA_DIR: resolve(root, process.env.MALL_DATA_DIR?.trim() || '.data') };
}

/**
 * What `npm start` and `npm run dev` are told by the environment and by the file `.env`, checked before
 * any work is done. Both open a mall to try out unless told otherwise.
 */
export async function mallSettings() {
  const { MALL_DATA_DIR: dataDir } = databaseSettings();
  const mode = process.env.MALL_MODE?.trim() || 'trial';
  const port = portSetting('PORT', 3000);
  const apiPort = portSetting('MALL_API_PORT', 4000);
  if (port === apiPort)
    throw new Problem(`PORT and MALL_API_PORT are both ${port}: make them differ.`);
  await requirePort(port, 'PORT');
  await requirePort(apiPort, 'MALL_API_PORT');
  requireWritable(dataDir);
  return { port, apiPort, dataDir, mode };
}
