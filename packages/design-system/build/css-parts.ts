import type { ChildNode, Root, Rule } from 'postcss';
import { parse, root } from 'postcss';
import { PREFIX } from './identifiers';

/** Elements of the components: those with one of their classes, and roots and parts without a style of their own. */
const OURS = `:where([class^="${PREFIX}"], [class*=" ${PREFIX}"], [data-component], [data-part])`;

/** Already limited to areas of a brand inside the body. */
const isArea = (selector: string) => /\bbody \[data-|^body :where\(\[data-/.test(selector);
/** Of the page as a whole. */
const isPage = (selector: string) => /^(html|body|:where\((:root|body\b))/.test(selector);

/** The same selector for elements of the components only; `undefined` for one of the page. */
function limited(selector: string): string | undefined {
  if (isArea(selector) || selector.includes('[data-component]')) return selector;
  if (isPage(selector)) return undefined;
  const [, element = '', pseudo = ''] = /^(.*?)(::[\w-]+)?$/.exec(selector) ?? [];
  return `${element}${OURS}${pseudo}`;
}

/** The reset of the components' own elements, which look alike where an app leaves out the whole reset. */
function ownReset(layer: ChildNode) {
  const copy = layer.clone();
  if (copy.type !== 'atrule') return copy;
  copy.walkRules((rule: Rule) => {
    const selectors = rule.selectors.flatMap((selector) => limited(selector) ?? []);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return copy;
}

const layerOf = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'layer' ? node.params : undefined;

/** A package's stylesheet by layer. Each part declares all layers, so that their order is free. */
export function cssParts(css: string) {
  const layers = new Set<string>();
  const parts = { reset: root(), tokens: root(), components: root() };
  for (const node of parse(css).nodes) {
    const layer = layerOf(node);
    if (node.type === 'atrule' && layer && !node.nodes) layers.add(layer);
    else if (layer === 'vermilion.reset') {
      parts.reset.append(node.clone());
      parts.components.append(ownReset(node));
    } else parts[layer === 'vermilion.tokens' ? 'tokens' : 'components'].append(node.clone());
  }
  const textOf = (part: Root) => `@layer ${[...layers].join(', ')};\n${part.toString()}`;
  return {
    reset: textOf(parts.reset),
    tokens: textOf(parts.tokens),
    components: textOf(parts.components),
  };
}
