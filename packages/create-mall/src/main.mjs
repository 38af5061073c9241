// @ts-check
import { relative } from 'node:path';
import { readOptions, USAGE, UsageError } from './options.mjs';
import { writeStarter } from './write-starter.mjs';

/**
 * Makes a starter. Resolves to the exit code: 0 when it is made, 2 for a mistake in the command line.
 * @param {string[]} args
 */
export async function main(args) {
  try {
    const options = await readOptions(args);
    if (!options) {
      console.log(USAGE);
      return 0;
    }
    const { folder, template } = options;
    writeStarter(template, folder);
    const place = relative(process.cwd(), folder) || '.';
    console.log(`Made a mall in ${place}. Next:\n\n  cd ${place}\n  npm install\n  npm run dev`);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}
