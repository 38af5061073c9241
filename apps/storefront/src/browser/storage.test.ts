import { describe, expect, it } from 'vitest';
import { safeStorage } from './storage';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const closed = safeStorage(refuse);

function holding(stored: Map<string, string>, mayWrite = () => true) {
  return safeStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void (mayWrite() ? stored.set(key, value) : refuse()),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }));
}

describe('a storage that never throws', () => {
  it('keeps what was said for the page when the browser keeps nothing', () => {
    expect(closed.getItem('a')).toBeNull();
    closed.setItem('a', '1');
    expect(closed.getItem('a')).toBe('1');
    closed.removeItem('a');
    expect(closed.getItem('a')).toBeNull();
    closed.setItem('b', '2');
    closed.clear();
    expect(closed.getItem('b')).toBeNull();
  });

  it('is the browser’s own where that works', () => {
    const stored = new Map<string, string>();
    holding(stored).setItem('a', '1');
    expect(stored.get('a')).toBe('1');
    expect(holding(stored).getItem('a')).toBe('1');
  });

  it('knows the newer word when the browser’s storage is full', () => {
    const stored = new Map([['a', 'old']]);
    let full = true;
    const store = holding(stored, () => !full);
    store.setItem('a', 'new');
    expect(store.getItem('a')).toBe('new');
    full = false;
    store.setItem('a', 'newest');
    expect([store.getItem('a'), stored.get('a')]).toEqual(['newest', 'newest']);
  });
});
