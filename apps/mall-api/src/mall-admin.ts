#!/usr/bin/env node
import type { LocalKeys } from './admin/key-commands';
import { runAdmin } from './admin/program';
import { UsageError } from './admin/session';
import { readSettings } from './config/settings';
import { StartupError } from './config/startup-error';
import { openDatabaseFor, requireUpToDate } from './open-mall';
import { makeLocalKey } from './operator/local-key';

/** Uses the database of the server's settings: whoever can write there needs no key. */
const localKeys: LocalKeys = async (key) => {
  const settings = readSettings();
  try {
    const database = await openDatabaseFor(settings);
    try {
      await requireUpToDate(database);
      return await makeLocalKey(database, key);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof StartupError) throw new UsageError(error.message);
    throw error;
  }
};

const stdin = () => process.stdin;
process.exitCode = await runAdmin(
  process.argv.slice(2),
  { env: process.env, console, stdin },
  localKeys,
);
