import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { parse } from 'postcss';
import { identifiers } from './identifiers';

/** The stylesheet of an entry and its imports, as in the built package. */
export async function bundleStyles(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: 'unwritten',
    format: 'esm',
    packages: 'external',
    plugins: [vanillaExtractPlugin({ identifiers })],
  });
  return outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
}

/** Every selector of a stylesheet that matches elements, with the properties that it sets and the text of its rule. */
export function selectorsOf(css: string) {
  const found: { selector: string; properties: string[]; text: string }[] = [];
  parse(css).walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
    const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? node.prop : []));
    found.push(
      ...rule.selectors.map((selector) => ({ selector, properties, text: rule.toString() })),
    );
  });
  return found;
}
