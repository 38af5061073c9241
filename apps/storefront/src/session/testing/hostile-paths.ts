/** Hosts that an attacker could use to redirect a visitor, and ways to disguise them in a URL. */
const hosts = [
  'evil.example',
  'evil.example:443',
  '127.0.0.1',
  '[::1]',
  '2130706433',
  'xn--80ak6aa92e.example',
];

const awayTo = (host: string) => [
  `https://${host}`,
  `http://${host}/`,
  `HTTPS://${host}/login`,
  `https:${host}`,
  `https:/${host}`,
  `https:\\\\${host}`,
  `//${host}`,
  `///${host}`,
  `////${host}/%2e%2e`,
  `/\\${host}`,
  `\\/${host}`,
  `\\\\${host}`,
  `/\t/${host}`,
  `/\n/${host}`,
  `/%09/${host}`,
  `/%5c${host}`,
  `/%5C%5C${host}`,
  `/%2f${host}`,
  `/%2F%2F${host}`,
  `/.//${host}`,
  `/..//${host}`,
  `/;@${host}`,
  `/@${host}`,
  `/user:secret@${host}`,
  `.${host}`,
  `@${host}`,
  ` //${host}`,
  `\u00a0//${host}`,
  `\u2028//${host}`,
  `/\u2215${host}`,
  `\uff0f\uff0f${host}`,
  `/\u3002${host}`,
];

const schemes = [
  'javascript',
  'JaVaScRiPt',
  'java\tscript',
  'data',
  'vbscript',
  'file',
  'blob',
  'ftp',
  'mailto',
];
const withScheme = (scheme: string) => [
  `${scheme}:alert(1)`,
  `${scheme}://%0aalert(1)`,
  ` ${scheme}:alert(1)`,
  `/${scheme}:alert(1)`,
];

const splits = ['\r\n', '\n', '\r', '%0d%0a', '%0a', '%0D', '%00', '%1f', '%7F', '\0', '\v', '\f'];
const withSplit = (split: string) => [`/a${split}Set-Cookie:x=1`, `/${split}`, `/a?b=${split}c`];

const climbing = [
  '..',
  '../',
  '/..',
  '/../',
  '/a/../b',
  '/a/..',
  '/./a',
  '/.',
  '/%2e%2e/',
  '/%2E%2e',
  '/a/%2e%2e/b',
  '/a/.%2e/b',
];

const markup = [
  '/<script>',
  '/"onclick="x',
  "/'",
  '/`',
  '/a b',
  '/{x}',
  '/[x]',
  '/a|b',
  '/a^b',
  '/a#//b',
  '/a;b',
  '/*',
  '/(x)',
  '/$x',
  '/!',
  '/\u202e',
  '/é',
  '/茶',
  '/😀',
];

/** Sign-in itself and redirects, which are not return targets. */
const passing = [
  '/login',
  '/login/',
  '/login?x=1',
  '/api',
  '/api/front/login/logout',
  '/middlewares/callback_twitter?oauth_token=1',
  '/middlewares/privacy_agreement',
];

const shapeless = [
  '',
  ' ',
  'a',
  'users/order_list',
  '?x=1',
  '#x',
  'null',
  'undefined',
  '%2f',
  '%',
  `/${'a'.repeat(1024)}`,
];

/** Stored paths that must only lead to the home page. */
export const hostilePaths: readonly string[] = [
  ...hosts.flatMap(awayTo),
  ...schemes.flatMap(withScheme),
  ...splits.flatMap(withSplit),
  ...climbing,
  ...markup,
  ...passing,
  ...shapeless,
];
