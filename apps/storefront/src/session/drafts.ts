import { sessionStore } from '../browser/storage';

/** Unsent input of this tab by page and name, and the account that typed it. */
interface Saved {
  /** Absent for input of a guest, which whoever signs in takes over. */
  owner?: string;
  pages: Record<string, Record<string, unknown>>;
}

const KEY = 'drafts';

function parse(text: string | null): Saved {
  try {
    const saved = JSON.parse(text ?? 'null') as Partial<Saved> | null;
    if (typeof saved?.pages === 'object') return { owner: saved.owner, pages: { ...saved.pages } };
  } catch {
    // Not written by this version
  }
  return { pages: {} };
}

/**
 * Unsent input of forms in this tab: it survives sign-in and reloads. Signing out deletes it with the tab's
 * storage, and an account never reads what another one has typed.
 */
export function createDrafts(store = sessionStore) {
  const listeners = new Set<() => void>();
  let parsed: { text: string | null; saved: Saved } | undefined;

  /** Parsed once, so that values stay the same objects. */
  const load = (): Saved => {
    const text = store.getItem(KEY);
    if (parsed?.text !== text) parsed = { text, saved: parse(text) };
    return parsed.saved;
  };
  const isForeign = (saved: Saved, owner: string | undefined) =>
    owner !== undefined && saved.owner !== undefined && saved.owner !== owner;
  const save = (owner: string | undefined, pages: Saved['pages']) => {
    const saved = { owner: owner ?? load().owner, pages };
    const text = JSON.stringify(saved);
    store.setItem(KEY, text);
    parsed = { text, saved };
    listeners.forEach((listener) => listener());
  };
  const pagesOf = (owner: string | undefined) => {
    const saved = load();
    return isForeign(saved, owner) ? {} : saved.pages;
  };

  return {
    /** Without `owner`, the visitor is a guest: nobody, or an account whose session has expired. */
    read: (owner: string | undefined, page: string, name: string): unknown =>
      pagesOf(owner)[page]?.[name],
    write(owner: string | undefined, page: string, name: string, value: unknown) {
      const pages = pagesOf(owner);
      const { [name]: _former, ...others } = pages[page] ?? {};
      if (value === undefined && _former === undefined) return;
      save(owner, {
        ...pages,
        [page]: { ...others, ...(value !== undefined && { [name]: value }) },
      });
    },
    /** Removes the input of a page, or moves it to another page. */
    forget(page: string, to?: string) {
      const { [page]: moved, ...others } = load().pages;
      if (moved) save(undefined, { ...others, ...(to !== undefined && { [to]: moved }) });
    },
    /** Makes an account the owner. Input of another one is deleted. */
    claim(owner: string) {
      const saved = load();
      if (saved.owner !== owner && Object.keys(saved.pages).length > 0) save(owner, pagesOf(owner));
    },
    /** The account whose input this is, also after its session has expired. */
    owner: () => load().owner,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** This tab's unsent input. */
export const drafts = createDrafts();
