import { Command, CommanderError } from 'commander';
import { openTerminal } from '../terminal/terminal';
import { addApplicationCommands } from './application-commands';
import { addBackupCommands, type LocalBackup } from './backup-commands';
import { addCouponCommands } from './coupon-commands';
import { addDoctorCommand, type RunDoctor } from './doctor-command';
import { addFactorCommand, type ForgetFactors } from './factor-command';
import { addContractCommands } from './generated/contract-commands';
import { addGoodsCommands } from './goods-commands';
import { addInitCommand, type RunInit } from './init-command';
import { addKeyCommands, type LocalKeys } from './key-commands';
import { addLedgerCommands, type LocalCheck } from './ledger-commands';
import { addMediaCommands, type LocalMove } from './media-commands';
import { addMoneyCommands } from './money-commands';
import { addOrderCommands } from './order-commands';
import { addPaymentCommands } from './payment-commands';
import { addPayoutCommands } from './payout-commands';
import type { LocalReconcile } from './reconcile-command';
import { addRefundCommands } from './refund-commands';
import { addRestoredCommands, type LocalRestored } from './restored-commands';
import { addReviewCommands } from './review-commands';
import { type AdminTerminal, EXIT, explain, type GlobalOptions, openClient } from './session';
import { addShopCommands } from './shop-commands';
import type { WithClient } from './with-client';

/** What is done in the database of the server's settings, without a key. */
export interface LocalWork {
  localKeys: LocalKeys;
  checkLedger: LocalCheck;
  examine: RunDoctor;
  forgetFactors: ForgetFactors;
  init: RunInit;
  moveMedia: LocalMove;
  reconcile: LocalReconcile;
  restored: LocalRestored;
  backup: LocalBackup;
}

/** The command line interface for operators. */
export function createProgram(terminal: AdminTerminal, local: LocalWork): Command {
  const program = new Command('mall-admin')
    .description(
      'Operates a mall, or one shop of it, over its operator API. See docs/operating.md.',
    )
    .option('--url <address>', 'URL of the server; default: MALL_ADMIN_URL')
    .option('--key <key>', 'operator key; prefer MALL_ADMIN_KEY, which process lists do not show')
    .option('--json', 'prints JSON')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.note });
  const withClient: WithClient =
    (work) =>
    (...args) => {
      const options = program.opts<GlobalOptions>();
      return work({ client: openClient(options, terminal), terminal, options }, ...args);
    };
  addInitCommand(program, { terminal, ...local });
  addKeyCommands(program, withClient, { terminal, ...local });
  addOrderCommands(program, withClient);
  addRefundCommands(program, withClient);
  addPaymentCommands(program, withClient);
  addReviewCommands(program, withClient);
  addGoodsCommands(program, withClient);
  addShopCommands(program, withClient);
  addCouponCommands(program, withClient);
  addApplicationCommands(program, withClient);
  addMoneyCommands(program, withClient);
  addPayoutCommands(program, withClient);
  addLedgerCommands(program, withClient, { terminal, ...local });
  addMediaCommands(program, { terminal, ...local });
  addDoctorCommand(program, { terminal, ...local });
  addFactorCommand(program, { terminal, ...local });
  addRestoredCommands(program, { terminal, ...local });
  addBackupCommands(program, { terminal, ...local });
  addContractCommands(program, withClient);
  return program;
}

export interface AdminProcess {
  env: AdminTerminal['env'];
  console: Pick<Console, 'log' | 'error'>;
  /** Opens standard input. Default: it is empty. */
  stdin?: AdminTerminal['stdin'];
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Runs a command line; resolves to the exit code. */
export async function runAdmin(
  args: readonly string[],
  { env, console, stdin = nothing }: AdminProcess,
  local: LocalWork,
): Promise<number> {
  // Commander's output already ends with a newline
  const terminal = openTerminal(console);
  const trimmed = {
    env,
    stdin,
    out: (text: string) => terminal.out(text.replace(/\n$/, '')),
    note: (text: string) => terminal.note(text.replace(/\n$/, '')),
  };
  let code = 0;
  const program = createProgram(trimmed, local);
  program.hook('postAction', (_program, command) => {
    if (command.getOptionValue('hasProblems')) code = EXIT.refused;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.usage;
    const known = explain(error);
    if (!known) throw error;
    trimmed.note(known.text);
    return known.code;
  }
}
