import { parseArgs } from 'node:util';
import type { ErrorReason } from '../generated/models.gen';
import { type OperationId, operationTable } from '../generated/operations.gen';
import type { MockOptions } from './mock-handlers';
import { readData } from './read-data';
import { UsageError } from './usage-error';

export const USAGE = `mall-mock: a server that answers every call of the contract

  --data FILE         JSON with goods of your own, see the README
  --port NUMBER       default 4010
  --host ADDRESS      default 127.0.0.1: from this machine only
  --delay MS          before each response, default 0
  --ship-after MS     from payment until shops ship, default 60000
  --fail CALL=REASON  refuses a call, e.g. addToCart=out-of-stock; repeatable
  --signed-in         calls need no token
  --help`;

function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new UsageError(`--${name} ${text} is no number up to ${most}.`);
  return value;
}

/** `CALL=REASON`. Any reason is accepted, so that a client can be tried with those of newer servers. */
function refusalOf(text: string): [OperationId, ErrorReason] {
  const [call = '', reason, ...more] = text.split('=');
  if (!reason || more.length > 0) throw new UsageError(`--fail ${text} is not CALL=REASON.`);
  if (!Object.hasOwn(operationTable, call)) throw new UsageError(`There is no call ${call}.`);
  return [call as OperationId, reason as ErrorReason];
}

/** Reads the command line. Throws a `UsageError`. */
export function readOptions(
  args: string[],
): { port: number; host: string; help: boolean } & Omit<MockOptions, 'baseUrl'> {
  const { values } = parse(args);
  return {
    ...(values.data !== undefined && { data: readData(values.data) }),
    port: numberOf('port', values.port, 65_535),
    host: values.host,
    delay: numberOf('delay', values.delay, 600_000),
    shipAfter: numberOf('ship-after', values['ship-after'], 86_400_000),
    fail: Object.fromEntries(values.fail.map(refusalOf)),
    signedIn: values['signed-in'],
    help: values.help,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        data: { type: 'string' },
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        delay: { type: 'string', default: '0' },
        'ship-after': { type: 'string', default: '60000' },
        fail: { type: 'string', multiple: true, default: [] },
        'signed-in': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
