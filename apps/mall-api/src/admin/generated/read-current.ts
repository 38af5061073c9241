import type { OperatorCalls } from '@vermilion/api-client/operator';
import { UsageError } from '../session';
import { callByName } from './call-by-name';
import type { ContractCall, Value } from './contract-call';
import { allRows, listingOf } from './listing';
import { actionOf, thingOf } from './names';
import { type Fields, pick } from './typed-body';

/** Reads a thing before it is changed. */
export interface Reader {
  /** What goes back with the change: all fields of a save, only the version of another call. */
  read(client: OperatorCalls, args: Fields): Promise<Fields>;
  /** What reading needs besides the parameters of the path. */
  query: readonly Value[];
}

/**
 * How to read what a call changes: by a read of the same path, by `detail`, or else in `list`. Undefined when it sends
 * no version.
 */
export function readerOf(call: ContractCall, calls: readonly ContractCall[]): Reader | undefined {
  if (call.isRead || !call.body?.some(({ name }) => name === 'version')) return undefined;
  const reads = calls.filter((one) => one.isRead && thingOf(one) === thingOf(call));
  const [same, detail] = [actionOf(call), 'detail'].map((action) =>
    reads.find((one) => actionOf(one) === action && namesOf(one) === namesOf(call)),
  );
  const list = reads.find((one) => actionOf(one) === 'list');
  const source = same ?? detail ?? list;
  const find = source && (source === list ? inList(list, call) : ofOne(source));
  if (!find) return undefined;
  const isSave = source === same || actionOf(call) === 'save';
  const sent = call.body.filter(({ name }) => isSave || name === 'version');
  return {
    query: required(source),
    read: async (client, args) => pick(await find(client, args), sent),
  };
}

type Find = Reader['read'];

const ofOne =
  (read: ContractCall): Find =>
  async (client, args) =>
    (await callByName(client, read, picked(args, read))) as Fields;

function inList(list: ContractCall, call: ContractCall): Find | undefined {
  const listing = listingOf(list);
  const [param] = call.params;
  if (!listing || !param) return undefined;
  return async (client, args) => {
    const wanted = args[param.name];
    for await (const { rows } of allRows(listing, client, picked(args, list))) {
      const found = (rows as Fields[]).find((row) => row[param.name] === wanted);
      if (found) return found;
    }
    throw new UsageError(`There is no ${thingOf(call)} ${String(wanted)}.`);
  };
}

const namesOf = ({ params }: ContractCall) => params.map(({ name }) => name).join();

const required = ({ query }: ContractCall) => query.filter((value) => value.required);

const picked = (args: Fields, call: ContractCall): Fields =>
  pick(args, [...call.params, ...required(call)]);
