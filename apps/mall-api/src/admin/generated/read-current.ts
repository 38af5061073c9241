import type { OperatorCalls } from '@vermilion/api-client/operator';
import { UsageError } from '../session';
import { callByName } from './call-by-name';
import type { ContractCall, Value } from './contract-call';
import { allRows, listingOf } from './listing';
import { actionOf, thingOf } from './names';
import type { Fields } from './typed-body';

/** Reads a thing as it is, before it is changed. */
export interface Reader {
  read(client: OperatorCalls, args: Fields): Promise<Fields>;
  /** What reading needs besides the parameters of the path. */
  query: readonly Value[];
}

const namesOf = ({ params }: ContractCall) => params.map(({ name }) => name).join();

/** How to read what a call changes: by `detail`, or else in `list`. Undefined when it sends no version. */
export function readerOf(call: ContractCall, calls: readonly ContractCall[]): Reader | undefined {
  if (call.isRead || !call.body?.some(({ name }) => name === 'version')) return undefined;
  const named = (action: string) =>
    calls.find((one) => one.isRead && thingOf(one) === thingOf(call) && actionOf(one) === action);
  const detail = named('detail');
  if (detail && namesOf(detail) === namesOf(call)) {
    return {
      query: required(detail),
      read: async (client, args) =>
        (await callByName(client, detail, picked(args, detail))) as Fields,
    };
  }
  const list = named('list');
  const listing = list && listingOf(list);
  const [param] = call.params;
  if (!listing || !param) return undefined;
  return {
    query: required(list),
    async read(client, args) {
      const wanted = args[param.name];
      for await (const { rows } of allRows(listing, client, picked(args, list))) {
        const found = (rows as Fields[]).find((row) => row[param.name] === wanted);
        if (found) return found;
      }
      throw new UsageError(`There is no ${thingOf(call)} ${String(wanted)}.`);
    },
  };
}

const required = ({ query }: ContractCall) => query.filter((value) => value.required);

const picked = (args: Fields, call: ContractCall): Fields =>
  Object.fromEntries([...call.params, ...required(call)].map(({ name }) => [name, args[name]]));
