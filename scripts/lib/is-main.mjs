import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether the module with this `import.meta.url` is the main module. */
export function isMain(url) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(url));
}
