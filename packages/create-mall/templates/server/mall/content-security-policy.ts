const isDeveloped = process.env.NODE_ENV === 'development';

/** Only what this app sends, and what has the nonce of the page. */
export function contentSecurityPolicy(nonce: string): string {
  // While an app is developed, its tools evaluate code and add styles
  const code = isDeveloped ? "'unsafe-eval'" : '';
  const style = isDeveloped ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${code}`.trim(),
    `style-src 'self' ${style}`,
    "img-src 'self' https: data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
