import type { Brand } from '../tokens/token-contract';
import { tokenProperties } from '../tokens/token-entries';
import { isReplaced, unscripted } from './unscripted';

export interface BrandRule {
  selector: string;
  /** Condition of the `@media` around the rule. */
  media?: string;
  colorScheme: 'light' | 'dark';
  /** Custom properties and their values. */
  properties: Record<string, string>;
}

export interface BrandRuleOptions {
  /** Also stands on the root, below any brand that an element names. */
  asDefault?: boolean;
}

/**
 * A family that is to be inherited is left without a value: `font-family` then takes that of the text
 * around it. The keyword itself would bring in the value of a brand further out on the page.
 */
const inherited = (value: string) => (value === 'inherit' ? 'initial' : value);

const properties = (tokens: Brand['tokens'] | Brand['dark']) =>
  Object.fromEntries(
    Object.entries(tokenProperties(tokens)).flatMap(([name, value]) => [
      [name, inherited(value)],
      ...(isReplaced(name) ? [[unscripted(name), value]] : []),
    ]),
  );

/**
 * The CSS of a brand as data: its values under `[data-brand="<name>"]`. `data-color-mode` stands on the
 * same element: `dark`, or `system` to follow the device; without it the brand is light.
 */
export function brandRules(
  brand: Brand,
  { asDefault = false }: BrandRuleOptions = {},
): BrandRule[] {
  const hosts = [`[data-brand="${brand.name}"]`, ...(asDefault ? [':where(:root)'] : [])];
  const inMode = (mode: string) =>
    hosts.map((host) => `${host}[data-color-mode="${mode}"]`).join(', ');
  const dark = { colorScheme: 'dark', properties: properties(brand.dark) } as const;
  return [
    {
      selector: hosts.join(', '),
      colorScheme: 'light',
      properties: properties(brand.tokens),
    },
    // paper is white, whatever the screen is
    { selector: inMode('dark'), media: 'screen', ...dark },
    { selector: inMode('system'), media: 'screen and (prefers-color-scheme: dark)', ...dark },
  ];
}
