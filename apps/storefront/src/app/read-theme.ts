/**
 * The theme that the server has set on the root element, as its attributes. If React ever discards the server's page
 * and renders it again, it needs them to keep the brand and the color mode. Only these: a browser extension may have
 * added a `style`, and React throws if that is a string.
 */
export function readTheme(): Record<string, string | undefined> {
  const { dataset, dir } = document.documentElement;
  return { 'data-brand': dataset.brand, 'data-color-mode': dataset.colorMode, dir };
}
