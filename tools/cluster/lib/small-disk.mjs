import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd, tempFolder } from '../../../scripts/lib/cleanup.mjs';

/** A disk of so many megabytes, which somebody can fill. */
export function smallDisk(megabytes, { uid = 0, gid = 0 } = {}) {
  const folder = tempFolder('cluster-disk');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  atEnd(() => execFileSync('umount', ['-l', folder]));
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  const filler = join(folder, 'filler');
  return {
    folder,
    /** Leaves no byte. */
    fill() {
      if (existsSync(filler)) return;
      const part = Buffer.alloc(64 * 1024);
      try {
        for (let at = 0; at < megabytes * 16 + 16; at += 1)
          writeFileSync(filler, part, { flag: 'a' });
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(filler, { force: true }),
  };
}
