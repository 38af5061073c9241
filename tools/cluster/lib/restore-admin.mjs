import { join } from 'node:path';
import { run } from '../../../scripts/lib/processes.mjs';
import { root } from '../../../scripts/lib/root.mjs';

const program = join(root, 'apps', 'mall-api', 'dist', 'mall-admin.js');

/** `mall-admin` on a database; resolves to its exit code and what it prints as JSON. */
export function adminOn(databaseUrl, { env: own }) {
  const env = { ...own, DATABASE_URL: databaseUrl };
  return async (...args) => {
    const { code, output } = await run(process.execPath, [program, '--json', ...args], {
      quiet: true,
      env,
    });
    const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
    return { code, output, data: json.startsWith('{') ? JSON.parse(json) : undefined };
  };
}
