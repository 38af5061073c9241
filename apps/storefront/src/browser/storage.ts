/** The part of the Storage API in use. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Undefined if the browser throws, e.g. for blocked storage. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** A storage that never throws: if the browser's is blocked or full, values last as long as the page. */
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

/** localStorage: shared by all tabs. */
export const localStore = safeStorage(() => window.localStorage);
/** sessionStorage: this tab only. */
export const sessionStore = safeStorage(() => window.sessionStorage);

/** The value of a cookie; undefined if it does not exist or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  const pair = attempt(() => document.cookie)
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Writes a cookie for the whole site; does nothing if cookies are blocked. */
export function writeCookie(name: string, value: string, maxAge: number) {
  attempt(() => {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
  });
}
