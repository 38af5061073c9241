import { buildSync } from 'esbuild';

const request = /^(.*\/src\/inline\/[\w-]+)\?script$/;

/** Serves `./name?script` as a string: the module with its imports as one script that a document can contain. */
export const inlineScripts = {
  name: 'inline-scripts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('?script')) return null;
    const file = await this.resolve(source.slice(0, -'?script'.length), importer);
    return file && `${file.id.replace(/\.ts$/, '')}?script`;
  },
  load(id) {
    const [, file] = request.exec(id) ?? [];
    if (!file) return null;
    this.addWatchFile(`${file}.ts`);
    const { outputFiles } = buildSync({
      entryPoints: [`${file}.ts`],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      // whatever loads modules: they come before the scripts of the page
      target: 'es2020',
    });
    return {
      code: `export default ${JSON.stringify(outputFiles[0].text.trim())}`,
      moduleType: 'js',
    };
  },
};
