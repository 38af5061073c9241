import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import corpus from '@vermilion/api-client/contract/hostile-html.json';
import { beforeAll, describe, expect, test } from 'vitest';
import { sanitizeHtml } from '../kernel/sanitize-html';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { addProduct, fillLittleMall } from '../testing/little-mall';
import { translationsCommand } from './command';
import { changeTranslations } from './store';

const OWN = '<h3>Story</h3>\n<p>Fired "twice", at dusk</p><img src="/picture/k.webp" alt="Kiln" />';
const SPANISH =
  '<h3>Historia</h3>\n<p>Cocida "dos veces", al atardecer</p><img src="/picture/k.webp" alt="Horno" />';

describe('the description of goods', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let id: number;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
      id = await addProduct(mall.db, { name: 'Kiln', content: OWN });
    });

    const said = async (language?: string): Promise<string> => {
      const answer = await mall.call('productDetail', {
        params: { id },
        ...(language && { headers: { 'accept-language': language } }),
      });
      expectContract('productDetail', answer);
      return answer.data.productInfo.content;
    };
    const command = (action: string, file: string) =>
      translationsCommand({ db: mall.db, own: 'en' }, [action, file], () => {});
    const newFile = (name: string) => join(mkdtempSync(join(tmpdir(), 'descriptions-')), name);

    test('leaves with the other texts, returns translated, and is the shopper’s', async () => {
      const file = newFile('out.csv');
      await command('export', file);
      const cells = (html: string) => `"${html.replaceAll('"', '""')}"`;
      const row = `"goods_description",${cells(OWN)},,,`;
      const content = readFileSync(file, 'utf8');
      expect(content).toContain(`${row},,,\n`);

      const translated = newFile('in.csv');
      writeFileSync(translated, content.replace(row, `${row}${cells(SPANISH)}`));
      await command('import', translated);
      expect(await said('es')).toBe(SPANISH);
      for (const language of [undefined, 'en', 'fr']) expect(await said(language)).toBe(OWN);
    });

    test('is shown as the shop wrote it once the shop has changed it', async () => {
      const change = (content: string) =>
        mall.db.updateTable('product').set({ content }).where('id', '=', id).execute();
      await change('<p>Fired once</p>');
      expect(await said('es')).toBe('<p>Fired once</p>');
      await change(OWN);
      expect(await said('es')).toContain('Historia');
    });

    test.each(corpus)('is as safe as the original: $kind', async ({ html }) => {
      const text = `<p>Historia</p>${html}`.replaceAll('\0', ''); // which no database stores
      await changeTranslations(mall.db, [
        { kind: 'goods_description', source: OWN, language: 'es', text },
      ]);
      const { text: stored } = await mall.db
        .selectFrom('translation')
        .select('text')
        .where('kind', '=', 'goods_description')
        .executeTakeFirstOrThrow();
      expect(stored).toBe(sanitizeHtml(text));
    });
  });
});
