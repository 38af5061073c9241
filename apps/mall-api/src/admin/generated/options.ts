import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import type { Value } from './contract-call';
import { kebab } from './names';
import { flat, kindOf, type Schema, type Schemas } from './schema';

/** A value of a call and its option; a value of kind `other` has none. */
export interface OptionOf {
  value: Value;
  isFile: boolean;
  flag: string | undefined;
}

/** Options of every command: a value of this name gets another flag, or `--url` would be the server's. */
const TAKEN = ['url', 'key', 'json', 'help', 'file', 'example', 'read', 'note', 'all'];

function parse(text: string, schema: Schema): unknown {
  const allowed = schema.enum?.filter((one) => one !== null);
  if (allowed && !allowed.map(String).includes(text)) {
    throw new InvalidArgumentError(`Allowed choices are ${allowed.join(', ')}.`);
  }
  const types = [schema.type].flat();
  if (types.includes('integer')) {
    if (!/^-?\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
    return Number(text);
  }
  if (types.includes('number')) {
    if (!/^-?\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError('It must be a number.');
    return Number(text);
  }
  return text;
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const describe = ({ required, schema: { description = '', default: initial } }: Value) =>
  [
    description.replace(/\s+/g, ' ').trim(),
    required && '(required)',
    initial !== '' && isScalar(initial) && `(default: ${String(initial)})`,
  ]
    .filter(Boolean)
    .join(' ');

/** The argument of a path parameter. */
export const argumentOf = ({ name, schema }: Value): Argument =>
  new Argument(`<${name}>`, schema.description).argParser((text) => parse(text, schema));

/** Adds the options of values to a command. The file of a form is `--picture` unless its field has a name. */
export function addOptions(
  command: Command,
  values: readonly Value[],
  schemas: Schemas,
): OptionOf[] {
  return values.map((value) => {
    const { name, schema } = value;
    const kind = kindOf(schema, schemas);
    const isFile = kind === 'file';
    if (kind === 'other') return { value, isFile, flag: undefined };
    const plain = isFile && /^(file|multipart)$/.test(name) ? 'picture' : kebab(name);
    const isTaken = TAKEN.includes(plain) || command.options.some((one) => one.name() === plain);
    const flag = isTaken ? `field-${plain}` : plain;
    const text = describe(value);
    if (kind === 'boolean') {
      command.option(`--${flag}`, text).option(`--no-${flag}`, 'the opposite');
      return { value, isFile, flag };
    }
    const one = kind === 'list' ? flat(schema.items ?? {}, schemas) : schema;
    const hint = isFile ? 'file' : kind === 'integer' || kind === 'number' ? 'number' : 'value';
    const many = kind === 'list' ? 'can be repeated' : '';
    const option = new Option(`--${flag} <${hint}>`, [text, many].filter(Boolean).join('; '));
    if (one.enum) option.choices(one.enum.filter((choice) => choice !== null).map(String));
    option.argParser((typed: string, before: unknown) =>
      kind === 'list' ? [...((before ?? []) as unknown[]), parse(typed, one)] : parse(typed, one),
    );
    command.addOption(option);
    return { value, isFile, flag };
  });
}

/** The values that a command line gives. */
export function given(command: Command, options: readonly OptionOf[]): Record<string, unknown> {
  const pairs = options.map(({ value, flag }) => {
    const option = command.options.find(({ long }) => long === `--${flag}`);
    return [value.name, option && command.getOptionValue(option.attributeName())];
  });
  return Object.fromEntries(pairs.filter(([, typed]) => typed !== undefined));
}
