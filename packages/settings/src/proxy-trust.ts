/** Whose X-Forwarded-For is believed, and what becomes of requests that others have forwarded. */
export interface ProxyTrust {
  /** Addresses, subnets, and the names `loopback`, `linklocal` and `uniquelocal`. */
  proxies: readonly string[];
  /** Whether requests of other proxies are refused; otherwise their header is ignored. */
  refusesOthers: boolean;
}

/**
 * The trust of a configured list. A real mall names its proxies, or `none`: behind an unknown one all visitors would
 * count as one caller. A trial mall trusts its own machine and refuses nobody.
 */
export const proxyTrust = (
  configured: readonly string[] | undefined,
  isTrial: boolean,
): ProxyTrust => ({
  proxies: configured ?? (isTrial ? ['loopback'] : []),
  refusesOthers: !isTrial && configured?.length !== 0,
});

/** Sent to whoever is refused. */
export const UNKNOWN_PROXY =
  'This mall does not know the proxy that forwarded this request. Whoever runs it can name it with MALL_TRUST_PROXY.';

/** Whether an address is trusted, as proxy-addr compiles it. */
type Trusts = (address: string, hop: number) => boolean;

const PRIVATE = ['loopback', 'linklocal', 'uniquelocal'];
const QUIET_MS = 60_000;

/**
 * Checks the proxies of requests. `warn` gets a sentence for the operator at most once a minute, with the address of
 * the proxy unless it is public: then it may be a visitor's.
 */
export function createProxyCheck(
  { proxies, refusesOthers }: ProxyTrust,
  compile: (list: string[]) => Trusts,
  warn: (sentence: string) => void,
) {
  const trusts = compile([...proxies]);
  const isPrivate = compile(PRIVATE);
  let warnedAt = -Infinity;
  return {
    trusts,
    /** Whether a request is to be refused, by the address of its connection and its X-Forwarded-For. */
    isRefused(peer: string, forwardedFor: unknown): boolean {
      if (!refusesOthers || forwardedFor === undefined || trusts(peer, 0)) return false;
      if (performance.now() - warnedAt >= QUIET_MS) {
        warnedAt = performance.now();
        const who = isPrivate(peer, 0) ? peer : 'a public address';
        warn(
          `Requests forwarded by ${who} are refused: MALL_TRUST_PROXY does not name it. Name the storefront and every proxy in front, or "none" when nothing is in front.`,
        );
      }
      return true;
    },
  };
}
