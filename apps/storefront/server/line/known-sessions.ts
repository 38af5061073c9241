/** Milliseconds for which an answer is believed, and for the answer. */
const KEPT_MS = 300_000;
const PATIENCE_MS = 2000;
const REMEMBERED = 20_000;

/**
 * Tells whether a token is that of a session: a made-up cookie must not lead past the line. Only asked in a rush. Where
 * the server does not say, whoever is signed in is not put in line.
 */
export function createKnownSessions(apiBase: string, now = Date.now) {
  const known = new Map<string, { isReal: Promise<boolean>; at: number }>();

  async function ask(token: string): Promise<boolean> {
    try {
      const response = await fetch(`${apiBase}/api/front/login/token/is/exist`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'authori-zation': token, 'form-type': 'pc' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { code, data } = (await response.json()) as { code?: number; data?: unknown };
      return code === 200 ? data === true : code !== 401;
    } catch {
      return true;
    }
  }
  return (token: string): Promise<boolean> => {
    const found = known.get(token);
    if (found && now() - found.at < KEPT_MS) return found.isReal;
    const isReal = ask(token);
    known.delete(token);
    known.set(token, { isReal, at: now() });
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return isReal;
  };
}
