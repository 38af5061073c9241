import {
  BinaryOperationNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type ValueNode,
} from 'kysely';

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

/** PostgreSQL, with statements that can use its partial indexes. */
export class Dialect extends PostgresDialect {
  override createQueryCompiler() {
    return new QueryCompiler();
  }
}
