/**
 * The theme and other data of the server in the root element. React must have them too: should it ever discard the
 * server's page and render all anew, the brand and the color mode would be lost. Not what browser extensions add: React
 * rejects a `style` that is text.
 */
export function rootAttributes(): Record<string, string> {
  const all = [...document.documentElement.attributes];
  const own = all.filter(({ name }) => /^(data-|dir$)/.test(name));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}
