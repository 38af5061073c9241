import type { OperatorScope } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal';
import { whole, words } from './arguments';
import { type GlobalOptions, show, showDone, showPage } from './session';
import type { WithClient } from './with-client';

interface NewKey {
  name: string;
  scopes: string[];
  shop?: number;
}

/** Creates a key directly in the database of the server's settings. */
export type LocalKeys = (key: {
  name: string;
  scopes: readonly string[];
  shopId: number | null;
}) => Promise<{ id: number; key: string }>;

interface LocalParts {
  terminal: Terminal;
  localKeys: LocalKeys;
}

export function addKeyCommands(
  program: Command,
  withClient: WithClient,
  { terminal, localKeys }: LocalParts,
) {
  const key = program.command('key').description('operator keys');
  key
    .command('self')
    .description('shows the key in use')
    .action(
      withClient(async ({ client, terminal, options }) =>
        show(terminal, options, await client.operatorSelf()),
      ),
    );
  key
    .command('list')
    .option('--page <number>', 'page', whole)
    .action(
      withClient(async ({ client, terminal, options }, { page }: { page?: number }) => {
        const fields = ['id', 'name', 'hint', 'scopes', 'shopId', 'lastUsedTime', 'revokeTime'];
        showPage(terminal, options, await client.operatorKeys({ page }), fields);
      }),
    );
  key
    .command('create <name>')
    .description('creates a key and shows it once')
    .requiredOption('--scopes <list>', 'comma-separated; "all" with --local', words)
    .option('--shop <id>', 'limits it to one shop', whole)
    .option('--local', 'writes to the database of the server settings: for the first key')
    .action(async (name: string, options: Omit<NewKey, 'name'> & { local?: boolean }) => {
      const make = options.local ? createLocal : withClient(createByCall);
      await make({ name, scopes: options.scopes, shop: options.shop });
    });
  key
    .command('revoke')
    .description('revokes a key immediately')
    .argument('<id>', 'id of the key', whole)
    .action(
      withClient(async ({ client, terminal, options }, id: number) => {
        await client.revokeOperatorKey({ id });
        showDone(terminal, options, `Key ${id} is revoked.`);
      }),
    );
  program
    .command('log')
    .description('audit log of operators')
    .option('--by <id>', 'only actions with this key', whole)
    .option('--page <number>', 'page', whole)
    .action(
      withClient(
        async ({ client, terminal, options }, { page, by }: { page?: number; by?: number }) => {
          const fields = [
            'time',
            'keyId',
            'keyName',
            'action',
            'subjectType',
            'subjectId',
            'result',
          ];
          showPage(terminal, options, await client.auditLog({ page, keyId: by }), fields);
        },
      ),
    );

  async function createLocal({ name, scopes, shop }: NewKey): Promise<void> {
    const made = await localKeys({ name, scopes, shopId: shop ?? null });
    show(terminal, program.opts<GlobalOptions>(), made);
  }
}

const createByCall: Parameters<WithClient>[0] = async ({ client, terminal, options }, given) => {
  const { name, scopes, shop } = given as NewKey;
  // The server rejects unknown scopes
  const made = await client.createOperatorKey({
    name,
    scopes: scopes as OperatorScope[],
    shopId: shop,
  });
  show(terminal, options, made);
};
