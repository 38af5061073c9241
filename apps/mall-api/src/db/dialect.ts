import {
  BinaryOperationNode,
  type Dialect as KyselyDialect,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type ValueNode,
} from 'kysely';
import { type ClientPool, type DriverOptions, PoolDriver } from './driver';

/**
 * Inlines the booleans of conditions into the statement. A prepared statement is planned without its
 * parameters, and `is_paid = $1` cannot use a partial index on unpaid orders.
 */
class QueryCompiler extends PostgresQueryCompiler {
  protected override visitValue(node: ValueNode): void {
    const { parentNode } = this;
    const inCondition = parentNode !== undefined && BinaryOperationNode.is(parentNode);
    if (typeof node.value === 'boolean' && inCondition) this.append(String(node.value));
    else super.visitValue(node);
  }
}

/** PostgreSQL, with statements that can use its partial indexes, and connections that take several at once. */
export class Dialect implements KyselyDialect {
  constructor(
    private readonly pool: ClientPool,
    private readonly options: DriverOptions = {},
  ) {}

  createDriver = () => new PoolDriver(this.pool, this.options);
  createQueryCompiler = () => new QueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
}
