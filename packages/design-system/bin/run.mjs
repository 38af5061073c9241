import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brandCss, brands } from '@vermilion/design-system/brands';
import {
  contrastProblems,
  fromDtcg,
  toDtcg,
  toFigma,
  unknownTokens,
} from '@vermilion/design-system/design-tokens';
import { tokensOf } from '@vermilion/design-system/tokens';

const USAGE = `Usage:
  vermilion-tokens import <name> <light.json> <dark.json> [--base <brand>] [--default]
      Checks files in the Design Tokens format against the contract and prints the brand's stylesheet.
      --base has what the files lack; --default puts the brand on the root as well.
      Misspelt tokens and too little contrast are refused; with --warn they are only named.
  vermilion-tokens export <brand> [--mode light|dark]
      Prints the tokens of a brand in the Design Tokens format.
  vermilion-tokens figma <brand> [<brand> ...]
      Prints brands as variables for Figma's REST API, with a mode for each brand in light and in dark.
  vermilion-tokens --help
A brand is one of ${brands.map(({ name }) => name).join(', ')}, or a module whose default export is one.`;

const unknownBrand = (name) =>
  `There is no brand "${name}" in the package. For a brand of your own give its file, with the brand as its default export: ./${name}.mjs`;

async function brandOf(name) {
  const shipped = brands.find((brand) => brand.name === name);
  if (shipped) return shipped;
  if (!/\.m?js$/.test(name)) throw new Error(`${unknownBrand(name)}\n\n${USAGE}`);
  const { default: brand } = await import(pathToFileURL(resolve(name)).href);
  if (!brand?.tokens) throw new Error(`${name} has no brand as its default export.`);
  return brand;
}

async function jsonIn(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error.message}`, { cause: error });
  }
}

const refusal = (problems) => [...problems, 'Correct the files, or go on with --warn.'].join('\n');

const commands = {
  async import([name, light, dark], { base, default: asDefault, warn: goOn }, { print, warn }) {
    if (!name || !light || !dark) throw new Error(USAGE);
    const files = { light: await jsonIn(light), dark: await jsonIn(dark) };
    const misspelt = unknownTokens(files);
    if (misspelt.length > 0 && !goOn) throw new Error(refusal(misspelt));
    const brand = fromDtcg({ name, ...files, ...(base && { base: await brandOf(base) }) });
    const pale = contrastProblems(brand);
    if (pale.length > 0 && !goOn) throw new Error(refusal(pale));
    [...misspelt, ...pale].forEach((problem) => warn(problem));
    print(brandCss(brand, { asDefault }));
  },
  async export([name], { mode = 'light' }, { print }) {
    if (!name || (mode !== 'light' && mode !== 'dark')) throw new Error(USAGE);
    print(JSON.stringify(toDtcg(tokensOf(await brandOf(name), mode)), null, 2));
  },
  async figma(names, _options, { print }) {
    if (names.length === 0) throw new Error(USAGE);
    print(JSON.stringify(toFigma(await Promise.all(names.map(brandOf))), null, 2));
  },
};

/** Runs the command; rejects with what is to be done where it cannot. */
export async function run(args, io = { print: console.log, warn: console.warn }) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      default: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      mode: { type: 'string' },
      warn: { type: 'boolean' },
    },
  });
  if (values.help) return io.print(USAGE);
  const [command, ...rest] = positionals;
  if (!Object.hasOwn(commands, command ?? '')) throw new Error(USAGE);
  await commands[command](rest, values, io);
}
