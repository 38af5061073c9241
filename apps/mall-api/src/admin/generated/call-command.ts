import { type Command, CommanderError } from 'commander';
import { jsonForTerminal } from '../../terminal/for-terminal';
import type { WithClient } from '../with-client';
import type { ContractCall } from './contract-call';
import { edit } from './edit';
import { listingOf } from './listing';
import { addOptions, argumentOf, given, type OptionOf } from './options';
import type { Reader } from './read-current';
import { send } from './send';
import { readAll, showAnswer, showRows } from './show-answer';
import type { Fields } from './typed-body';

interface Parts {
  call: ContractCall;
  reader: Reader | undefined;
}

/** Makes an empty command that of a call: arguments, options, help and what it does. */
export function addCallCommand(command: Command, withClient: WithClient, parts: Parts): void {
  const { call, reader } = parts;
  const { params, query, body = [], schemas } = call;
  const listing = listingOf(call);
  command.description(call.summary);
  for (const param of params) command.addArgument(argumentOf(param));
  const known = [...params, ...query, ...body].map(({ name }) => name);
  const ofReader = reader?.query.filter(({ name }) => !known.includes(name)) ?? [];
  const options = addOptions(command, [...query, ...body], schemas);
  const readerOptions = addOptions(
    command,
    ofReader.map((value) => ({ ...value, required: false })),
    schemas,
  );
  if (call.body && !call.isForm) {
    command.option('--file <file>', 'JSON with fields of the request; - reads standard input');
  }
  if (reader) command.option('--read', 'reads it first, and sends the version that it has');
  if (call.takesIdempotencyKey) {
    command.option('--note <number>', 'a repetition with the same number changes nothing');
  }
  if (listing?.following) command.option('--all', 'reads the list to its end');
  addHelp(command, call, options);
  command.action(
    withClient(async ({ client, terminal, options: global }, ...args: unknown[]) => {
      const pathArgs = paramsOf(call, args);
      if (listing && command.getOptionValue('all')) {
        const asked = { ...pathArgs, ...given(command, options) };
        const rows = await readAll(terminal, listing, client, asked);
        return showRows(terminal, global, listing, rows);
      }
      const sent = { call, command, options, readerOptions, reader };
      const data = await send({ client, terminal }, sent, pathArgs);
      if (listing) showRows(terminal, global, listing, data);
      else showAnswer(terminal, global, call, data);
    }),
  );
}

/** Makes an empty command that opens a thing in the editor and saves it. */
export function addEditCommand(
  command: Command,
  withClient: WithClient,
  { call, reader }: Parts & { reader: Reader },
): void {
  command.description(`${call.summary}, in the editor of VISUAL or EDITOR`);
  for (const param of call.params) command.addArgument(argumentOf(param));
  const options = addOptions(command, reader.query, call.schemas);
  command.action(
    withClient(async ({ client, terminal, options: global }, ...args: unknown[]) => {
      const asked = given(command, options);
      const saved = await edit({ client, terminal }, { call, reader }, paramsOf(call, args), asked);
      if (saved === undefined) terminal.note('Nothing was changed.');
      else showAnswer(terminal, global, call, saved);
    }),
  );
}

const paramsOf = ({ params }: ContractCall, args: readonly unknown[]): Fields =>
  Object.fromEntries(params.map(({ name }, at) => [name, args[at]]));

/** What the list of options does not say: fields that only JSON can hold, the scope, an example. */
function addHelp(
  command: Command,
  { scopes, example }: ContractCall,
  options: readonly OptionOf[],
): void {
  const others = options
    .filter(({ flag }) => flag === undefined)
    .map(({ value: { name, required } }) => (required ? `${name} (required)` : name));
  const text = example === undefined ? '' : jsonForTerminal(example);
  const parts = [
    others.length > 0 && `Fields for --file only: ${others.join(', ')}.`,
    scopes.length > 0 && `Needs a key with the scope ${scopes.join(', ')}.`,
    text && `Example of a request:\n${text}`,
  ];
  command.addHelpText('after', `\n${parts.filter(Boolean).join('\n\n')}`);
  if (!text) return;
  command.option('--example', 'prints an example of the request, to begin with');
  // before the arguments are checked, as --help is
  command.on('option:example', () => {
    command.configureOutput().writeOut?.(text);
    throw new CommanderError(0, 'example', '');
  });
}
