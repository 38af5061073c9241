import { createReadStream, createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Command } from 'commander';
import { jsonForTerminal } from '../terminal/for-terminal';
import { whole } from './arguments';
import { exportFile } from './goods-file/export-file';
import {
  type Imported,
  importFile,
  type ImportOptions,
  ImportStopped,
} from './goods-file/import-file';
import { openPictures } from './goods-file/pictures-zip';
import { type GoodsFormat, readGoodsFile } from './goods-file/read-goods-file';
import { openRefused } from './goods-file/refused-file';
import { showDone, UsageError } from './session';
import { toTable } from './table';
import type { Invocation, WithClient } from './with-client';

export function addGoodsFileCommands(goods: Command, withClient: WithClient): void {
  goods
    .command('export')
    .argument('<file>', 'is created; an existing file is not overwritten')
    .option('--shop-id <id>', 'of one shop', whole)
    .action(
      withClient(
        async ({ client, terminal, options }, file: string, { shopId }: { shopId?: number }) => {
          const target = createWriteStream(file, { flags: 'wx' });
          const ended = finished(target).catch((error: Error) => {
            throw new UsageError(`${file} cannot be written: ${error.message}`);
          });
          const work = exportFile(client, target, { shopId, progress: terminal.note });
          const rows = await Promise.race([work, ended.then(() => work)]);
          target.end();
          await ended;
          showDone(terminal, options, `${rows} skus are in ${file}.`);
        },
      ),
    );
  goods
    .command('import')
    .description('creates and changes goods by a file; importing it again changes nothing')
    .argument('<file>', 'an export of this mall, or of Shopify or WooCommerce')
    .option('--dry-run', 'checks everything, changes nothing', false)
    .option('--shop-id <id>', 'of new goods; others of the file are left alone', whole)
    .option('--by-code', 'leaves ids of the file unread, which are those of another shop', false)
    .option('--category <path>', 'of goods without one, such as "Kitchen > Tea > Teapots"')
    .option('--pictures <zip>', 'has the pictures that the file names')
    .option('--refused <file>', 'is created: refused rows with their reasons, to be corrected')
    .option('--from <line>', 'goes on with this line', whole)
    .option('--delimiter <character>', 'separator of cells; default: as the header has it')
    .option('--encoding <name>', 'of a file that is not UTF-8, such as windows-1252 or gbk')
    .option('--decimal-comma', 'prices are written as 12,50', false)
    .action(
      withClient(async (invocation, file: string, options: Options, command: Command) => {
        const done = await importOf(invocation, file, options);
        command.setOptionValue('hasProblems', done.problems.length > 0);
        showImported(invocation, done, options.dryRun);
      }),
    );
}

interface Options
  extends GoodsFormat, Pick<ImportOptions, 'from' | 'shopId' | 'byCode' | 'category'> {
  dryRun: boolean;
  /** Paths of files. */
  pictures?: string;
  refused?: string;
}

async function importOf(
  { client, terminal }: Invocation,
  file: string,
  { pictures: zip, refused: refusedPath, ...options }: Options,
): Promise<Imported> {
  await access(file).catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  const { header, goods } = await readGoodsFile(createReadStream(file), options);
  const pictures = zip ? await openPictures(zip, client, options) : undefined;
  const refused = refusedPath ? openRefused(refusedPath, header) : undefined;
  try {
    const pictureOf = pictures?.addressOf;
    const { note: progress } = terminal;
    return await importFile(client, goods, { ...options, pictureOf, refused, progress });
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    terminal.note(error.message);
    throw error.cause;
  } finally {
    pictures?.close();
    await refused?.close();
  }
}

function showImported({ terminal, options }: Invocation, done: Imported, isDry: boolean): void {
  if (options.json) return terminal.out(jsonForTerminal(done));
  if (done.problems.length > 0) {
    terminal.out(toTable(done.problems, ['line', 'column', 'problem']));
  }
  const { created, changed, unchanged, refused } = done;
  const would = isDry ? ' would be' : '';
  terminal.out(
    `Goods${would} created: ${created},${would} changed: ${changed}, as they were: ${unchanged}, refused: ${refused}.`,
  );
}
