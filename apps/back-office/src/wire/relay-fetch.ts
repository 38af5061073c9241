import { operationTable } from '@vermilion/api-client';
import { operatorTable } from '@vermilion/api-client/operator';

const ROOT = '/back-office';
const OPERATOR = '/api/operator/';
const FACTOR = `${OPERATOR}factor/`;

/** Calls whose tokens our server keeps; it makes them itself. */
const ofSession: Record<string, string> = {
  [operationTable.loginByEmail[1]]: 'sign-in',
  [operationTable.loginByPhone[1]]: 'sign-in',
  [operationTable.logout[1]]: 'sign-out',
  [operatorTable.staffPlaces[1]]: 'places',
  [operatorTable.openStaffSession[1]]: 'open',
  [operatorTable.closeStaffSession[1]]: 'close',
  [operatorTable.acceptStaffInvitation[1]]: 'accept',
};

/** Where our server has a call of the API; calls of the storefront stay where they are. */
export function addressOf(target: string): string {
  const own = ofSession[target];
  if (own) return `${ROOT}/session/${own}`;
  if (target.startsWith(FACTOR)) return `${ROOT}/session/factor/${target.slice(FACTOR.length)}`;
  return target.startsWith(OPERATOR) ? `${ROOT}/api/${target.slice(OPERATOR.length)}` : target;
}

/** A request of the clients as our server takes it: the header tells that our pages call. */
export function relayed(target: string, init: RequestInit) {
  const headers = new Headers(init.headers);
  headers.set('x-vermilion', '1');
  // Signing out is a GET in the contract, and a write here
  const method = target === operationTable.logout[1] ? 'POST' : init.method;
  return { address: addressOf(target), init: { ...init, method, headers } };
}

/** `fetch` for the clients: the session is in cookies. */
export function relayFetch(target: string, given: RequestInit): Promise<Response> {
  const { address, init } = relayed(target, given);
  return fetch(address, { ...init, credentials: 'same-origin' });
}
