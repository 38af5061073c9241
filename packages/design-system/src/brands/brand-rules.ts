import { media } from '../tokens/breakpoints';
import type { Brand } from '../tokens/token-contract';
import { tokenProperties } from '../tokens/token-entries';
import { tokenVariable } from '../tokens/token-variable';
import { isReplaced, unscripted } from '../tokens/unscripted';

export interface BrandRule {
  selector: string;
  /** Condition of the `@media` around the rule. */
  media?: string;
  colorScheme?: 'light' | 'dark';
  /** Custom properties and their values. */
  properties: Record<string, string>;
}

/** Where the rules of a brand apply. */
export interface BrandRuleOptions {
  /** Also applies to the root, unless an element sets a brand. */
  asDefault?: boolean;
}

/**
 * An inherited font family gets no value, so that `font-family` inherits from the surrounding text. The
 * keyword itself would bring in the value of an outer brand.
 */
const inherited = (value: string) => (value === 'inherit' ? 'initial' : value);

/** Not 0, which would leave out the events at the end of a transition. */
const still = Object.fromEntries(
  ['fast', 'normal', 'slow'].map((name) => [`--${tokenVariable(['motion', name])}`, '0.01ms']),
);

const properties = (tokens: Brand['tokens'] | Brand['dark']) =>
  Object.fromEntries(
    Object.entries(tokenProperties(tokens)).flatMap(([name, value]) => [
      [name, inherited(value)],
      ...(isReplaced(name) ? [[unscripted(name), value]] : []),
    ]),
  );

/**
 * A brand's CSS as data: its values under `[data-brand="<name>"]`. `data-color-mode` is set on the same
 * element: `dark`, or `system` to follow the device; without it the brand is light.
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
    { selector: hosts.join(', '), properties: properties(brand.tokens) },
    // Not on the root of a page that sets no brand: its form controls and scroll bars are its own
    { selector: `[data-brand="${brand.name}"]`, colorScheme: 'light', properties: {} },
    // printed pages are always light
    { selector: inMode('dark'), media: 'screen', ...dark },
    { selector: inMode('system'), media: 'screen and (prefers-color-scheme: dark)', ...dark },
    { selector: hosts.join(', '), media: media.reducedMotion, properties: still },
  ];
}
