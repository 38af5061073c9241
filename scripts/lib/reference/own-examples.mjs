import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { packageFolder } from '../packages.mjs';
import { root } from '../root.mjs';
import { allSnippets } from '../snippets/snippets.mjs';
import { pageFile } from './page.mjs';

/** Modules in the `examples` folder of a package: `{ page, code }`; `tabs.tsx` and `tabs.vertical.tsx` belong to `tabs`. */
function writtenExamples(name) {
  const folder = join(packageFolder(name), 'examples');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.map((file) => ({
    page: file.split('.')[0],
    code: readFileSync(join(folder, file), 'utf8'),
  }));
}

/** Whether it says what its props are, instead of passing on those that it is given. */
const saysProps = (code) => !/\{\.\.\.(args|props)/.test(code);

/** The code of a package's stories: `{ page, code }`. */
function storyExamples(name) {
  const source = `packages/${name}/src/`;
  return Object.entries(allSnippets())
    .filter(([file]) => file.startsWith(source))
    .flatMap(([file, stories]) => {
      const page = file.slice(source.length).split('/').slice(0, -1).join('-');
      return Object.values(stories).map((code) => ({ page, code }));
    })
    .filter(({ code }) => saysProps(code));
}

const shows = (code, { kind, name }, specifier) =>
  new RegExp(`import [^;]*\\b${name}\\b[^;]* from '${specifier}'`).test(code) &&
  new RegExp(kind === 'component' ? `<${name}\\b` : `\\b${name}\\(`).test(code);

/**
 * Entries whose items have an `example` where one is written in the folder `examples` of the package, or is the code of a
 * story: the first of its own folder that says what the props are.
 * @param {string} name
 * @param {ReturnType<typeof import('./read.mjs').readReference>} entries
 */
export async function withExamples(name, entries) {
  const config = await resolveConfig(join(root, 'package.json'));
  const written = writtenExamples(name);
  const ofStories = storyExamples(name);
  const find = (item, { key, specifier }) => {
    const page = pageFile(key).replace('.md', '');
    const own = (one) => one.page === page;
    const known = [...written, ...(item.kind === 'component' ? ofStories : [])].filter(({ code }) =>
      shows(code, item, specifier),
    );
    return (known.find(own) ?? known.find((one) => written.includes(one)))?.code;
  };
  const withExample = async (item, entry) => {
    const code = item.ours && find(item, entry);
    if (!code) return item;
    const example = await format(code, { ...config, parser: 'typescript' });
    return { ...item, example: example.trim() };
  };
  return Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      items: await Promise.all(entry.items.map((item) => withExample(item, entry))),
    })),
  );
}
