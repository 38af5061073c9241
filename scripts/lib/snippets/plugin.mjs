import { format } from 'prettier';
import { allSnippets } from './snippets.mjs';

const ID = 'virtual:snippets';

/** `virtual:snippets` has the code to copy for each story, by story file and export name. */
export const snippetsPlugin = () => ({
  name: 'snippets',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return undefined;
    const files = await Promise.all(
      Object.entries(allSnippets()).map(async ([file, stories]) => {
        const formatted = await Promise.all(
          Object.entries(stories).map(async ([name, code]) => [
            name,
            await format(code, { parser: 'typescript', singleQuote: true, printWidth: 80 }),
          ]),
        );
        return [file, Object.fromEntries(formatted)];
      }),
    );
    return `export default ${JSON.stringify(Object.fromEntries(files))};`;
  },
});
