import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '../browser/storage';
import { forgetDraft, readDraft, restorePictures, saveDraft } from './draft';
import { forgetPending, type PendingApplication, savePending, takePending } from './pending';
import { forgetPictures, keepPicture } from './picture-store';

beforeEach(() => sessionStore.clear());

describe('draft', () => {
  it('keeps what was typed and which pictures were added, by application', () => {
    saveDraft(undefined, { draft: { name: 'Kiln' } });
    saveDraft(undefined, { pictures: ['/a.png'] });
    saveDraft(5, { draft: { name: 'Loom' } });
    expect(readDraft(undefined)).toEqual({ draft: { name: 'Kiln' }, pictures: ['/a.png'] });
    forgetDraft(undefined);
    expect([readDraft(undefined), readDraft(5)]).toEqual([undefined, { draft: { name: 'Loom' } }]);
  });

  it('shows another account nothing of what was typed', () => {
    saveDraft(undefined, { draft: { name: 'Kiln' } }, '7');
    expect(readDraft(undefined, '8')).toBeUndefined();
    expect(readDraft(undefined, '7')).toEqual({ draft: { name: 'Kiln' } });
  });

  it('restores pictures that wait in this browser, and leaves out those that are gone', async () => {
    URL.createObjectURL = () => 'blob:1';
    const kept = await keepPicture(new Blob(['x'], { type: 'image/png' }));
    expect(await restorePictures(['/a.png', kept, 'local:gone'])).toEqual([
      { address: '/a.png' },
      { address: kept, src: 'blob:1' },
    ]);
    await forgetPictures();
    expect(await restorePictures([kept])).toEqual([]);
  });

  it('hands out what waits for sign-in once, for a quarter of an hour', () => {
    const pending = { key: 'one', application: { name: 'Kiln' } } as unknown as PendingApplication;
    savePending(pending);
    expect([takePending(), takePending()]).toEqual([pending, undefined]);
    savePending(pending, 0);
    expect(takePending(900_000)).toBeUndefined();
    savePending(pending);
    forgetPending();
    expect(takePending()).toBeUndefined();
  });
});
