const MANY = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/;

/**
 * The URLs of the single hosts of a URL that names several, as libpq reads it:
 * `postgres://mall@one:5432,two:5432/mall`. The only one that is no such URL is returned as it is.
 */
export function hostUrls(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = MANY.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => before + host + after);
}
