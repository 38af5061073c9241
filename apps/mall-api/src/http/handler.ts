/**
 * How a call of the contract is implemented.
 *
 * Each domain exports an object of handlers, named by operationId, and `src/domains.ts` combines
 * them (a new domain adds a line there):
 *
 *     export const userHandlers = defineHandlers({
 *       async userInfo(ctx) {
 *         const me = signedIn(ctx);
 *         return toUserInfo(await findUser(ctx.db, me.id));
 *       },
 *     });
 *
 * - `args` is `{ query, params, headers, body }`, validated, coerced and with the contract's
 *   defaults. Empty strings and null are removed: absent is `undefined`.
 * - The result is the envelope's `data`; `withMessage(message, data)` adds a message for the
 *   shopper. Fields that the contract does not define are not sent.
 * - Refuse with `throw new BusinessError(500, 'message')`; other errors are logged and returned as
 *   500 'System exception'.
 * - If the contract requires a session, it was checked; `signedIn(ctx)` returns the user. For an
 *   operator's key and scope, `operatorOf(ctx)` returns the key.
 * - A call by GET reads over `db.reads`, its `ctx.db`; one that writes too is named in `writing` (`src/call-options.ts`).
 * - Inside `inTransaction(ctx.db, …)` use the transaction only: the embedded database has one
 *   connection. It may be retried, so it must have no other side effects (mail, calls to providers).
 * - Use `ctx.now()`, never `new Date()` nor SQL `now()`, so that tests can set the clock.
 *
 * Routes outside of the contract (payment pages, webhooks) are `Routes` functions; background work
 * (cancelling unpaid orders) is a `Job` (src/jobs). Both are listed in `src/domains.ts`.
 */
import type { operations as mallOperations } from '@vermilion/api-client';
import type { operatorOperations } from '@vermilion/api-client/operator';
import type { FastifyInstance } from 'fastify';
import type { Context, Deps, Operator, SessionUser } from '../kernel/context';
import { invalidKey, namedError, unauthorized } from '../kernel/errors';
import type { SessionAt } from '../kernel/open-session';
import type { MessageResult } from './envelope';

type operations = mallOperations & operatorOperations;

export type OperationId = keyof operations;

type Fields<T, Key extends string> = T extends { [K in Key]?: infer V } ? NonNullable<V> : unknown;
type InLowerCase<T> = { [Name in keyof T as Lowercase<Name & string>]: T[Name] };
type BodyOf<T> = T extends { requestBody: { content: infer C } } ? C[keyof C] : undefined;

export interface Args<Id extends OperationId> {
  query: Fields<operations[Id]['parameters'], 'query'>;
  params: Fields<operations[Id]['parameters'], 'path'>;
  headers: InLowerCase<Fields<operations[Id]['parameters'], 'header'>>;
  body: BodyOf<operations[Id]>;
}

/** The `data` of a successful response. */
export type Data<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { data?: infer D } } } };
}
  ? D
  : never;

type Result<T> = T | MessageResult<T>;
export type Handler<Id extends OperationId> = (
  ctx: Context,
  args: Args<Id>,
) => Promise<Result<Data<Id>>> | Result<Data<Id>>;

export type Handlers = { [Id in OperationId]: Handler<Id> };

/** Types a domain's handlers against the contract. */
export const defineHandlers = <T extends Partial<Handlers>>(handlers: T): T => handlers;

/** Routes outside the contract. */
export type Routes = (app: FastifyInstance, deps: Deps) => void;

/** The person of this request; throws a 401 when there is none. */
export function signedIn(ctx: Context): SessionUser {
  if (!ctx.user) throw unauthorized();
  return ctx.user;
}

/** The person of this request, who has an account; throws a 401 when there is none, and a reason for visitors. */
export function accountOf(ctx: Context): SessionUser {
  const user = signedIn(ctx);
  if (user.kind === 'visitor')
    throw namedError('account-required', 500, 'Please open an account first.');
  return user;
}

/**
 * The session of this request as arguments of `isSessionOpen`: calls that accept a cached session and move money
 * include that condition in their first query.
 */
export function sessionOf({ tokenHash, now }: Context): SessionAt {
  if (!tokenHash) throw unauthorized();
  return { tokenHash, now: now() };
}

/** The operator of this request; throws a 401 without a valid key. */
export function operatorOf(ctx: Context): Operator {
  if (!ctx.operator) throw invalidKey();
  return ctx.operator;
}
