import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** An error in the contract, with its location. */
export class ContractError extends Error {}

const step = (text) => text.replaceAll('~1', '/').replaceAll('~0', '~');

/** Reads the file `root` of `dir` and all referenced files. */
export function readFiles(dir, root) {
  const files = new Map();
  const read = (name) => {
    if (files.has(name)) return;
    const text = readFileSync(join(dir, name), 'utf8');
    files.set(name, parse(text));
    for (const [, other] of text.matchAll(/\$ref: ['"]?([\w-]+\.yaml)#/g)) read(other);
  };
  read(root);
  return files;
}

/** The target of a reference, and its file. */
function follow(ref, from, files) {
  const [name, pointer] = ref.split('#');
  const file = name || from;
  const steps = pointer.split('/').slice(1).map(step);
  const target = steps.reduce((node, key) => node?.[key], files.get(file));
  if (!target) throw new ContractError(`${from}: nothing at ${ref}.`);
  return { target, file };
}

/** `value` of `file` with references to schemas made local and all others inlined. */
export function resolve(value, file, files) {
  if (Array.isArray(value)) return value.map((item) => resolve(item, file, files));
  if (value === null || typeof value !== 'object') return value;
  if (typeof value.$ref === 'string') {
    const { target, file: home } = follow(value.$ref, file, files);
    const schema = /\/components\/schemas\/(\w+)$/.exec(value.$ref)?.[1];
    return schema ? { $ref: `#/components/schemas/${schema}` } : resolve(target, home, files);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolve(item, file, files)]),
  );
}
