import {
  BinaryOperationNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type ValueNode,
} from 'kysely';

/**
 * Writes the booleans of a condition into the statement. A prepared statement is planned without its
 * parameters, and `is_paid = $1` then finds no index that is for unpaid orders only.
 */
class QueryCompiler extends PostgresQueryCompiler {
  protected override visitValue(node: ValueNode): void {
    const { parentNode } = this;
    const inCondition = parentNode !== undefined && BinaryOperationNode.is(parentNode);
    if (typeof node.value === 'boolean' && inCondition) this.append(String(node.value));
    else super.visitValue(node);
  }
}

/** PostgreSQL, with statements that make use of its partial indexes. */
export class Dialect extends PostgresDialect {
  override createQueryCompiler() {
    return new QueryCompiler();
  }
}
