import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    call = await scene.caller();
  });

  const read = async () => {
    const answer = await call('mallLook');
    expectContract('mallLook', answer);
    return answer.data as { version: number };
  };
  const save = (body: object) => call('saveMallLook', { body });

  describe('the look of the mall', () => {
    it('is seen by shoppers once it is saved, and recorded', async () => {
      const { version } = await read();
      const look = { logo: '/picture/logo.webp', loginPicture: '/picture/door.webp' };
      expectContract('saveMallLook', await save({ version, ...look }));
      expect(await read()).toMatchObject({ ...look, logoDark: '', shopStreetPicture: '' });
      expect((await scene.mall.call('homeIndex')).data).toMatchObject({
        logoUrl: expect.stringContaining('/picture/logo.webp'),
      });
      const entry = (await scene.log()).findLast(({ action }) => action === 'saveMallLook');
      expect(entry).toMatchObject({ subject_type: 'look', result: 'done' });
    });

    it('keeps one of two changes that are made at once, and tells the other what is saved', async () => {
      const { version } = await read();
      const answers = await Promise.all(
        ['/picture/a.webp', '/picture/b.webp'].map((logo) => save({ version, logo })),
      );
      const [refused] = answers.filter(({ code }) => code !== 200);
      const [saved] = answers.filter(({ code }) => code === 200);
      expect(refused).toMatchObject({ reason: 'stale', data: saved?.data });
    });

    it('names the field whose address is not one of the mall or https', async () => {
      const { version } = await read();
      const answer = await save({ version, shopStreetPicture: 'javascript:alert(1)' });
      expect(answer).toMatchObject({ code: 400, field: 'shopStreetPicture' });
    });
  });
});
