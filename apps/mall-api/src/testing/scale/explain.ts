import { createRequire } from 'node:module';
import pg from 'pg';

// The driver's own serializer of parameters, which its types omit.
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils.js') as {
  prepareValue(value: unknown): string | Buffer | null;
};

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

/** The cost of a statement. */
export interface Cost {
  ms: number;
  /** Pages of 8 KB that were read, cached or not. */
  buffers: number;
  rows: number;
  /** Tables with a sequential scan, whatever their size. */
  scanned: string[];
  /** The indexes used, in the order of the plan. */
  indexes: string[];
}

const literal = (value: unknown): string => {
  const text = prepareValue(value);
  if (text === null) return 'null';
  return Buffer.isBuffer(text) ? `'\\x${text.toString('hex')}'` : pg.escapeLiteral(String(text));
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Runs a statement the way the server does, on one of its connections, and returns the cost of the best of five runs. */
export async function explain(
  client: pg.ClientBase,
  { sql, parameters }: Statement,
): Promise<Cost> {
  await client.query(`prepare asked as ${sql}`);
  const values = parameters.length ? `(${parameters.map(literal).join(', ')})` : '';
  const costs: Cost[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { rows } = await client.query(
      `explain (analyze, buffers, format json) execute asked${values}`,
    );
    const [{ Plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'];
    const nodes = nodesOf(Plan);
    costs.push({
      ms,
      buffers: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
      rows: Plan['Actual Rows'],
      scanned: nodes.flatMap((node) =>
        node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
      ),
      indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
    });
  }
  await client.query('deallocate asked');
  return costs.sort((a, b) => a.ms - b.ms)[0] as Cost;
}
