import type { Command } from 'commander';
import type { WithClient } from '../with-client';
import { addCallCommand, addEditCommand } from './call-command';
import { type ContractCall, operatorCalls } from './contract-call';
import { actionOf, HAND_WRITTEN, kebab, thingOf } from './names';
import { readerOf } from './read-current';

/** Adds a command for each call that has none, and `edit` for what can be read and saved. */
export function addContractCommands(
  program: Command,
  withClient: WithClient,
  calls: readonly ContractCall[] = operatorCalls,
): void {
  const generated = calls.filter(({ id }) => !(id in HAND_WRITTEN));
  for (const call of generated) {
    const group = groupOf(program, call, calls);
    // a command that is written by hand keeps its name
    const name = has(group, actionOf(call)) ? kebab(call.id) : actionOf(call);
    addCallCommand(group.command(name), withClient, { call, reader: readerOf(call, calls) });
  }
  for (const call of generated.filter((one) => actionOf(one) === 'save')) {
    const group = groupOf(program, call, calls);
    const reader = readerOf(call, calls);
    if (!reader || has(group, 'edit')) continue;
    addEditCommand(group.command('edit'), withClient, { call, reader });
  }
}

const has = (group: Command, name: string) =>
  group.commands.some((command) => command.name() === name);

function groupOf(program: Command, call: ContractCall, calls: readonly ContractCall[]): Command {
  const thing = thingOf(call);
  const known = program.commands.find((command) => command.name() === thing);
  if (known) return known;
  const list = calls.find((one) => thingOf(one) === thing && actionOf(one) === 'list');
  return program.command(thing).description((list ?? call).summary);
}
