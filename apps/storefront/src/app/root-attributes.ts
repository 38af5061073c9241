/**
 * The attributes that the server gave the root element. React must have them too: should it ever discard the server's
 * page and render all anew, the brand and the color mode would be lost.
 */
export function rootAttributes(): Record<string, string> {
  const all = Array.from(document.documentElement.attributes, ({ name, value }) => [name, value]);
  return Object.fromEntries(all) as Record<string, string>;
}
