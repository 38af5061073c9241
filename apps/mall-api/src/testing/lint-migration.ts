import { parse } from 'libpg-query';
import type { LiveMigration } from '../db/migrating/live-migration';

type Node = Record<string, unknown>;
interface Constraint {
  contype?: string;
  skip_validation?: boolean;
  indexname?: string;
  raw_expr?: Node;
}

const nodesOf = async (text: string): Promise<[string, Node][]> => {
  const { stmts = [] } = await parse(text);
  return stmts.map(({ stmt }) => Object.entries(stmt as Node)[0] as [string, Node]);
};

/** Whatever is none of these could make the mall wait, or is unknown here. */
const HARMLESS = new Set([
  'CreateStmt',
  'CreateFunctionStmt',
  'CreateTrigStmt',
  'CreateSeqStmt',
  'ViewStmt',
  'CommentStmt',
]);
const HARMLESS_CHANGES = new Set(['AT_ColumnDefault', 'AT_DropNotNull', 'AT_SetStorage']);
const REMOVALS = new Set(['AT_DropColumn', 'AT_DropConstraint']);

const REASONS: Record<string, string> = {
  IndexStmt: 'writes wait while this index is built: name it in `indexes`',
  UpdateStmt: 'its rows stay locked until the end: change them in `backfill`',
  DeleteStmt: 'its rows stay locked until the end: delete them in `backfill`',
  RenameStmt: 'servers of the release before use the old name: add the new one beside it',
  AT_AlterColumnType: 'the table is written anew while everybody waits: add another column',
  AT_SetNotNull:
    'all rows are read while everybody waits: add a check that is not valid, and `validate` it',
};

/** Defaults that are worked out once, and not for every row that exists. */
const isConstant = (node: Node | undefined): boolean =>
  node === undefined ||
  'A_Const' in node ||
  ('TypeCast' in node && isConstant((node.TypeCast as { arg: Node }).arg)) ||
  ('A_ArrayExpr' in node && !(node.A_ArrayExpr as { elements?: unknown }).elements) ||
  ('FuncCall' in node && /"(now|transaction_timestamp)"/.test(JSON.stringify(node.FuncCall)));

function problemOfColumn(column: { constraints?: { Constraint: Constraint }[] }): string[] {
  const constraints = (column.constraints ?? []).map(({ Constraint: one }) => one);
  const given = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const others = constraints.filter(
    ({ contype }) => !['CONSTR_DEFAULT', 'CONSTR_NOTNULL', 'CONSTR_NULL'].includes(contype ?? ''),
  );
  const isRequired = constraints.some(({ contype }) => contype === 'CONSTR_NOTNULL');
  return [
    ...(isConstant(given?.raw_expr)
      ? []
      : ['its default is another one for each row: every row is written anew']),
    ...(isRequired && !given
      ? ['servers of the release before do not fill it in: it needs a default']
      : []),
    ...(others.length
      ? ['all rows are read for its constraint: add that `not valid`, and `validate` it']
      : []),
  ];
}

function problemsOfChange(command: Node, { phase }: LiveMigration): string[] {
  const subtype = String(command.subtype);
  const def = command.def as { ColumnDef?: object; Constraint?: Constraint } | undefined;
  if (HARMLESS_CHANGES.has(subtype)) return [];
  if (subtype === 'AT_AddColumn') return problemOfColumn(def?.ColumnDef ?? {});
  if (subtype === 'AT_AddConstraint')
    return def?.Constraint?.skip_validation || def?.Constraint?.indexname
      ? []
      : ['all rows are read for it: add it `not valid` and `validate` it, or `using index`'];
  if (REMOVALS.has(subtype))
    return phase === 'contract'
      ? []
      : ['servers of the release before use it: remove it in a `contract`'];
  return [REASONS[subtype] ?? `${subtype} is not known to be harmless`];
}

/** What each statement of a migration would make wait, or break in servers of the release before; empty if nothing. */
export async function lintMigration(migration: LiveMigration): Promise<string[]> {
  const { phase, statements = [], indexes = [], uniqueIndexes = [], backfill } = migration;
  const problems: string[] = [];
  const created = new Set<string>();
  const changed = new Set<string>();
  const complain = (text: string, reasons: readonly string[]) =>
    problems.push(...reasons.map((reason) => `${text}: ${reason}`));
  for (const text of statements)
    for (const [kind, node] of await nodesOf(text)) {
      const name = (node.relation as { relname?: string } | undefined)?.relname ?? '';
      if (kind === 'CreateStmt') created.add(name);
      if (HARMLESS.has(kind) || (name && created.has(name))) continue;
      if (kind === 'AlterTableStmt') {
        changed.add(name);
        const commands = (node.cmds as { AlterTableCmd: Node }[]).map((one) => one.AlterTableCmd);
        for (const command of commands) complain(text, problemsOfChange(command, migration));
      } else if (kind === 'DropStmt' && phase === 'contract') continue;
      else if (kind === 'DropStmt')
        complain(text, ['servers of the release before use it: remove it in a `contract`']);
      else if (kind === 'InsertStmt' && JSON.stringify(node).includes('"valuesLists"')) continue;
      else complain(text, [REASONS[kind] ?? `${kind} is not known to be harmless`]);
    }
  if (changed.size > 1)
    problems.push(
      `${[...changed].join(', ')}: one stays locked while another is waited for: use a migration for each`,
    );
  for (const index of [...indexes, ...uniqueIndexes])
    for (const [kind] of await nodesOf(`create index ${index}`))
      if (kind !== 'IndexStmt') complain(index, ['is no index']);
  if (backfill && !JSON.stringify(await nodesOf(backfill)).includes('"limitCount"'))
    complain(backfill, ['changes all rows at once: `limit` them']);
  return problems;
}
