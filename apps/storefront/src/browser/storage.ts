/** What we need of a browser's storage. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Answers undefined where a browser refuses, as one with blocked storage does at the first touch. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** A storage that never throws: what the browser does not keep, being closed or full, lasts as long as the page. */
export function safeStorage(open: () => WebStorage): WebStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      attempt(() => {
        open().setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
    clear() {
      memory.clear();
      attempt(() => open().clear());
    },
  };
}

/** Of this browser, for all its tabs. */
export const localStore = safeStorage(() => window.localStorage);
/** Of this tab. */
export const sessionStore = safeStorage(() => window.sessionStorage);

/** The value of a cookie that scripts may read; undefined too where the browser has none. */
export function readCookie(name: string): string | undefined {
  const pair = attempt(() => document.cookie)
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Writes a cookie of the whole mall; a browser that takes none goes without. */
export function writeCookie(name: string, value: string, maxAge: number) {
  attempt(() => {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
  });
}
