/**
 * The theme that the server gave the root element. React must have it too: should it ever discard the server's page
 * and render all anew, the brand and the color mode would be lost. Not all attributes, since browser extensions add
 * some: React rejects a `style` that is text.
 */
export function rootAttributes(): Record<string, string | undefined> {
  const { dataset, dir } = document.documentElement;
  return { 'data-brand': dataset.brand, 'data-color-mode': dataset.colorMode, dir };
}
