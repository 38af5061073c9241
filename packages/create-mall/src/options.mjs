// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { templates } from './write-starter.mjs';

export const USAGE = `npm create @vermilion/mall FOLDER -- --template TEMPLATE

  FOLDER               a new or empty folder
  --template TEMPLATE  ${templates.join(', ')}
  --help`;

/** A mistake in the command line. */
export class UsageError extends Error {}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { template: { type: 'string' }, help: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Asks in a terminal, refuses elsewhere.
 * @param {string} question
 * @param {string} missing what to say where nobody can be asked
 */
async function ask(question, missing) {
  if (!process.stdin.isTTY) throw new UsageError(missing);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

/** @param {string} name */
function templateOf(name) {
  const found = templates.find((one) => one === name);
  if (!found) throw new UsageError(`There is no template "${name}".`);
  return found;
}

/**
 * Reads the command line, and asks for what is missing; undefined for `--help`. Throws a `UsageError`.
 * @param {string[]} args
 */
export async function readOptions(args) {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  if (positionals.length > 1)
    throw new UsageError(`One folder is enough: ${positionals.join(', ')}`);
  const folder = positionals[0] ?? (await ask('Folder: ', 'The folder is missing.'));
  if (!folder) throw new UsageError('The folder is missing.');
  const path = resolve(folder);
  if (existsSync(path) && readdirSync(path).length > 0)
    throw new UsageError(`${path} is not empty.`);
  const template =
    values.template ??
    (await ask(`Template (${templates.join(', ')}): `, 'The template is missing: --template'));
  return { folder: path, template: templateOf(template) };
}
