import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { backUp, restoreFrom } from './back-up';
import { readSettings } from './config/settings';
import { StartupError } from './config/startup-error';
import { openDatabaseFor } from './open-mall';
import { startMall } from './start';
import { migratedSnapshot } from './testing/migrated-snapshot';

const folder = mkdtempSync(join(tmpdir(), 'mall-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settingsOf = (name: string) => ({
  ...readSettings({
    MALL_MODE: 'trial',
    MALL_SEED: 'none',
    MALL_DATA_DIR: join(folder, name),
    MALL_API_PORT: '0',
    LOG_LEVEL: 'silent',
  }),
});

async function shopsIn(name: string) {
  const database = await openDatabaseFor(settingsOf(name));
  const rows = await database.db.selectFrom('shop_type').select('name').execute();
  await database.close();
  return rows.map((row) => row.name);
}

describe('a backup of the embedded database', () => {
  it('is taken while the server runs, and restored into an empty folder', async () => {
    const settings = settingsOf('first');
    const server = await startMall(settings, () => {}, { snapshot: await migratedSnapshot() });
    const file = join(folder, 'mall.tar.gz');
    await backUp(settings, file);
    await expect(backUp(settings, file)).rejects.toThrow(StartupError);
    await server.stop();
    const database = await openDatabaseFor(settings);
    await database.db.insertInto('shop_type').values({ name: 'Later' }).execute();
    await database.close();
    const later = join(folder, 'later.tar.gz');
    await backUp(settings, later);
    await restoreFrom(settingsOf('second'), file);
    await restoreFrom(settingsOf('third'), later);
    expect([await shopsIn('second'), await shopsIn('third')]).toEqual([[], ['Later']]);
    await expect(restoreFrom(settingsOf('third'), file)).rejects.toThrow('empty folder');
    // It does not become the mall by itself
    await expect(startMall(settingsOf('third'), () => {})).rejects.toThrow('MALL_RESTORED');
  }, 120_000);

  it('that is none leaves the folder empty', async () => {
    const settings = settingsOf('fourth');
    const file = new URL(import.meta.url).pathname;
    await expect(restoreFrom(settings, file)).rejects.toThrow('no backup');
    await expect(restoreFrom(settings, join(folder, 'none'))).rejects.toThrow('no file');
    const database = { ...settings, databaseUrl: 'postgres://x' };
    await expect(backUp(database, join(folder, 'x'))).rejects.toThrow('backup.md');
  }, 120_000);
});
