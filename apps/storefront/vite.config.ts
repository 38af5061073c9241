import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { splitCatalogues } from './build/split-catalogues.mjs';

const source = ['vermilion-source', 'module'];
/** vanilla-extract runs style files as a server would, and knows it by the environment's name only. */
const onServer = { resolve: { conditions: [...source, 'node', 'development|production'] } };

/** The router's package names its development build in every case; the other lies beside it. */
const productionRouter: Plugin = {
  name: 'production-router',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!/^react-router(\/dom)?$/.test(id)) return null;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace(/dist(.)development/, 'dist$1production') };
  },
};

/**
 * The router does not say that making its components has no side effect, so those that nobody uses (forms,
 * navigation links) would stay. Their names for tools go as well.
 */
const unusedComponents: Plugin = {
  name: 'unused-components',
  enforce: 'pre',
  transform: {
    filter: { id: /react-router.dist.production/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .+;$/gm, '')
        .replace(/(?<== )(?=React\w*\.forwardRef\()/g, '/* @__PURE__ */ '),
      map: null,
    }),
  },
};

/** What the browser's stand-in for react-intl cannot format; whoever wants to is told when the storefront is built. */
const missing =
  /\bintl\.(formatNumberToParts|formatDateToParts|formatDateTimeRange|formatTime|formatTimeToParts|formatRelativeTime|formatPlural|formatList|formatListToParts|formatDuration)\b/;

/** React-intl is four times as large as what public pages need of it (3 KB): see src/i18n/browser-intl.tsx. */
const browserIntl: Plugin = {
  name: 'browser-intl',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-intl$/ },
    handler: () => `${import.meta.dirname}/src/i18n/browser-intl.tsx`,
  },
  transform: {
    filter: { id: /\.tsx?$/ },
    handler(code, id) {
      const [, used] = missing.exec(code) ?? [];
      if (used) this.error(`${id} uses ${used}, which src/i18n/browser-intl.tsx does not have.`);
      return null;
    },
  },
};

/**
 * react-query's client makes a cache of mutations even where it is for queries alone, as ours is (1 KB). The
 * client for writes brings the real one, see `use-action`.
 */
const noMutations: Plugin = {
  name: 'no-mutations',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/mutationCache\.js$/ },
    handler: (_, importer) =>
      importer?.endsWith('queryClient.js')
        ? `${import.meta.dirname}/build/no-mutations.mjs`
        : undefined,
  },
};

/**
 * Tells Chromium to compile all functions of the entry chunk on a background thread while it arrives. Most are called
 * during hydration, and compiling each on the main thread then took a third of it.
 */
const eagerCompilation: Plugin = {
  name: 'eager-compilation',
  generateBundle: {
    // Vite prepends a line of its own in this hook, and the hint must be the first line
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

/** One name in both builds: what the server renders leads to the files of the browser. */
const assetFileNames = 'assets/[hash:8][extname]';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // the catalogues carry every text, so a production build needs no default messages beside them
    formatjs({ removeDefaultMessage: command === 'build', ast: true }),
    splitCatalogues(),
    command === 'build' &&
      !isSsrBuild && [
        productionRouter,
        unusedComponents,
        browserIntl,
        noMutations,
        eagerCompilation,
      ],
  ],
  resolve: { conditions: [...source, 'browser', 'development|production'] },
  ssr: { noExternal: [/^@vermilion\//], ...onServer },
  environments: { ssr: onServer },
  build: {
    target: 'baseline-widely-available',
    // a hundredth smaller than the built-in minifier leaves it
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
    manifest: !isSsrBuild,
    // all styles of the mall are hardly more than those of one page (26 KB to 23), and one file is one request
    cssCodeSplit: isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames, hashCharacters: 'hex' } }
      : {
          input: 'src/entry-client.tsx',
          // the first script lists all others, so their names are as short as they may be (1 KB)
          output: {
            // the first script lists all others: a hexadecimal name is four bytes when compressed
            hashCharacters: 'hex',
            entryFileNames: 'assets/[name]-[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
            assetFileNames,
          },
        },
  },
}));
