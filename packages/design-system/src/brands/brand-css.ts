import type { Brand } from '../tokens/token-contract';
import type { BrandRule, BrandRuleOptions } from './brand-rules';
import { brandRules } from './brand-rules';

function ruleText({ selector, media, colorScheme, properties }: BrandRule): string {
  const lines = Object.entries(properties).map(([name, value]) => `${name}: ${value};`);
  if (colorScheme) lines.unshift(`color-scheme: ${colorScheme};`);
  const rule = `${selector} {\n  ${lines.join('\n  ')}\n}`;
  return media ? `@media ${media} {\n${rule}\n}` : rule;
}

/**
 * A brand's stylesheet as text, for brands outside this package: write it to a file and load it beside
 * `styles.css`. Its rules are in the layer `vermilion.tokens`.
 */
export const brandCss = (brand: Brand, options?: BrandRuleOptions): string =>
  `@layer vermilion.tokens {\n${brandRules(brand, options).map(ruleText).join('\n')}\n}\n`;
