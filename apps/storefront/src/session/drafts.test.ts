import { describe, expect, it } from 'vitest';
import { safeStorage } from '../browser/storage';
import { createDrafts } from './drafts';

/** A tab's storage, without one of the browser. */
const tab = () =>
  safeStorage(() => {
    throw new Error('This browser stores nothing.');
  });

describe('createDrafts', () => {
  it('keeps values by account, page and name, over a reload', () => {
    const storage = tab();
    const drafts = createDrafts(storage);
    drafts.write('7', 'checkout:1', 'notes', ['Ring twice']);
    drafts.write('7', 'checkout:1', 'points', true);
    drafts.write('7', 'profile', 'nickname', 'Ada');
    const loaded = createDrafts(storage);
    expect(loaded.read('7', 'checkout:1', 'notes')).toEqual(['Ring twice']);
    expect(loaded.read('7', 'profile', 'nickname')).toBe('Ada');
    expect(loaded.read('7', 'checkout:2', 'notes')).toBeUndefined();
    loaded.write('7', 'checkout:1', 'points', undefined);
    expect(loaded.read('7', 'checkout:1', 'points')).toBeUndefined();
  });

  it('returns the same object until it changes, so that a view is not rendered without end', () => {
    const drafts = createDrafts(tab());
    drafts.write('7', 'a', 'notes', ['x']);
    expect(drafts.read('7', 'a', 'notes')).toBe(drafts.read('7', 'a', 'notes'));
  });

  it('never shows another account what was typed, and deletes it once that one is here', () => {
    const drafts = createDrafts(tab());
    drafts.write('7', 'profile', 'nickname', 'Ada');
    expect(drafts.read('8', 'profile', 'nickname')).toBeUndefined();
    drafts.claim('8');
    expect(drafts.read('7', 'profile', 'nickname')).toBeUndefined();
    expect(drafts.read(undefined, 'profile', 'nickname')).toBeUndefined();
  });

  it('deletes it also when the other account writes before', () => {
    const drafts = createDrafts(tab());
    drafts.write('7', 'profile', 'nickname', 'Ada');
    drafts.write('8', 'a', 'notes', ['x']);
    expect(drafts.read('7', 'profile', 'nickname')).toBeUndefined();
    expect(drafts.owner()).toBe('8');
  });

  it('gives what a guest has typed to whoever signs in', () => {
    const drafts = createDrafts(tab());
    drafts.write(undefined, 'settlement:new', 'draft', { name: 'Kiln' });
    drafts.claim('7');
    expect(drafts.read('7', 'settlement:new', 'draft')).toEqual({ name: 'Kiln' });
    expect(drafts.read('8', 'settlement:new', 'draft')).toBeUndefined();
  });

  it('still belongs to the account whose session has expired', () => {
    const drafts = createDrafts(tab());
    drafts.write('7', 'settlement:new', 'draft', { name: 'Kiln' });
    drafts.write(undefined, 'settlement:new', 'draft', { name: 'Loom' });
    drafts.claim('8');
    expect(drafts.read('8', 'settlement:new', 'draft')).toBeUndefined();
  });

  it('moves to another page, or is forgotten, and tells the view', () => {
    const drafts = createDrafts(tab());
    let told = 0;
    const stop = drafts.subscribe(() => (told += 1));
    drafts.write('7', 'checkout:1', 'points', true);
    drafts.forget('checkout:1', 'checkout:2');
    expect(drafts.read('7', 'checkout:2', 'points')).toBe(true);
    drafts.forget('checkout:2');
    expect(drafts.read('7', 'checkout:2', 'points')).toBeUndefined();
    expect(told).toBe(3);
    stop();
    drafts.write('7', 'checkout:1', 'points', true);
    expect(told).toBe(3);
  });

  it.each(['{', 'null', '[]', '5', '{"pages":null}'])(
    'reads %s of another version as nothing',
    (text) => {
      const storage = tab();
      storage.setItem('drafts', text);
      const drafts = createDrafts(storage);
      expect(drafts.read('7', 'profile', 'nickname')).toBeUndefined();
      drafts.write('7', 'profile', 'nickname', 'Ada');
      expect(drafts.read('7', 'profile', 'nickname')).toBe('Ada');
    },
  );

  it('is gone when the tab’s storage is cleared, as on signing out', () => {
    const storage = tab();
    const drafts = createDrafts(storage);
    drafts.write('7', 'profile', 'nickname', 'Ada');
    storage.clear();
    expect(drafts.read('7', 'profile', 'nickname')).toBeUndefined();
  });
});
