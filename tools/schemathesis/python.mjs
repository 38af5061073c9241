import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../../scripts/lib/find-program.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { run } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/root.mjs';

const requirements = join(root, 'tools', 'schemathesis', 'requirements.txt');
const folder = join(root, 'node_modules', '.cache', 'vermilion', 'schemathesis');

async function python(program, args, failed) {
  const { code, output } = await run(program, args, { quiet: true });
  if (code !== 0) throw new Problem(`${failed}:\n${output.trimEnd()}`);
}

/** The path of schemathesis, installed once from the registry of Python packages into a folder of its own. */
export async function provideSchemathesis() {
  const bin = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
  const stamp = join(folder, 'installed');
  const want = createHash('sha256').update(readFileSync(requirements)).digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== want) {
    const own = onPath(['python3', 'python']);
    if (!own) throw new Problem('Schemathesis needs Python 3.10 or newer: https://www.python.org');
    console.log('Installing schemathesis (once) ...');
    await python(own, ['-m', 'venv', folder], 'Python could not make a folder for packages');
    const install = ['-m', 'pip', 'install', '--quiet', '-r', requirements];
    await python(join(bin, 'python'), install, 'Schemathesis could not be installed');
    writeFileSync(stamp, want);
  }
  return join(bin, 'schemathesis');
}
