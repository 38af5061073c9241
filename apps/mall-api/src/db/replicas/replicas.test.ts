import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withPostgres } from '../../testing/app';
import { OperatorScenario } from '../../testing/operator-scenario';
import { openDatabase } from '../database';

withPostgres((openApp) => {
  const open = async (replicaUrl: (url: string) => string) => {
    const { url = '' } = await openApp();
    const database = await openDatabase({ url, replicaUrl: replicaUrl(url), dataDir: '' });
    onTestFinished(() => database.close());
    const connections = () => database.pools().find(({ pool }) => pool === 'replicas')?.total;
    return { ...database, connections };
  };
  const wordsOf = (db: Awaited<ReturnType<typeof open>>['db']) =>
    db.selectFrom('hot_keyword').select('title').execute();

  describe('reads of the catalogue', () => {
    it('go to a replica that is fresh, and writes over them are refused', async () => {
      const { db, usableReplicas, connections } = await open((url) => url);
      await expect.poll(() => usableReplicas?.()).toBe(1);
      expect(connections()).toBe(0);
      expect(await wordsOf(db.catalogue)).toEqual([]);
      expect(connections()).toBe(1);
      const write = sql`delete from hot_keyword`.execute(db.catalogue);
      await expect(write).rejects.toMatchObject({ code: '25006' });
    });

    it('see a change that was noted, by the primary or by a replica that has it', async () => {
      const { db, usableReplicas } = await open((url) => url);
      await expect.poll(() => usableReplicas?.()).toBe(1);
      await db.insertInto('hot_keyword').values({ title: 'gongfu' }).execute();
      db.noteChange();
      expect(usableReplicas?.()).toBe(0);
      expect(await wordsOf(db.catalogue)).toEqual([{ title: 'gongfu' }]);
      await expect.poll(() => usableReplicas?.()).toBe(1);
    });

    it('go to the primary while no replica answers', async () => {
      const { db, usableReplicas } = await open((url) =>
        url.replace(new URL(url).host, '127.0.0.1:1'),
      );
      expect(await wordsOf(db.catalogue)).toEqual([]);
      expect(usableReplicas?.()).toBe(0);
    });
  });

  it('shows visitors a replica, and whoever is signed in what the primary has', async () => {
    const scene = await OperatorScenario.openMall(openApp);
    const { productId } = await scene.goods();
    const { mall } = scene;
    const { db: empty } = await openApp();
    Object.assign(mall.db, { catalogue: empty.reads });
    const { token } = await mall.signUp();
    const params = { id: productId };
    expect(await mall.call('productDetail', { params })).toMatchObject({ code: 500 });
    expect(await mall.call('productDetail', { params, token })).toMatchObject({ code: 200 });
  });
});
