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

/** Creates a folder with its parents one by one: Node's recursive option never returns below /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Creates a writable folder or throws a message. */
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

/** The data folder, from the environment and `.env`. */
export function databaseSettings() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return { MALL_DATA_DIR: resolve(root, process.env.MALL_DATA_DIR?.trim() || '.data') };
}

/** The brand of the storefront: a path begins at the root, as other paths do, and not at the storefront's folder. */
export function brandSetting() {
  const brand = process.env.MALL_BRAND?.trim() ?? '';
  return /[\\/]/.test(brand) ? resolve(root, brand) : brand;
}

/** Settings that are paths begin at the root as well, since each server runs in its own folder. */
const pathSettings = ['MALL_POLICY', 'MALL_TEST_PAY_FILE', 'MALL_ASSETS_DIR'];

const paths = () =>
  Object.fromEntries(
    pathSettings
      .map((name) => [name, process.env[name]?.trim()])
      .filter(([, path]) => path)
      .map(([name, path]) => [name, resolve(root, path)]),
  );

/**
 * Settings of `npm start` and `npm run dev` from the environment and `.env`, validated first. The
 * default mode is `trial`.
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
  return { port, apiPort, dataDir, mode, brand: brandSetting(), paths: paths() };
}
