import type { OperationId } from '../http/handler';
import { allScopes } from '../operator/key';
import { addKey } from '../operator/key-store';
import type { TestApp } from './app';
import type { Answer, CallOptions } from './call';

/** Calls with a new key of the whole mall. */
export async function asOperator(
  mall: TestApp,
): Promise<(operation: OperationId, options?: CallOptions) => Promise<Answer>> {
  const wanted = { name: 'Test', scopes: allScopes, shopId: null };
  const { key } = await addKey(mall.db, wanted, mall.deps.now());
  return (operation, options) => mall.call(operation, { key, ...options });
}
