import { join } from 'node:path';
import { build } from 'esbuild';
import { brotliSize } from './budget.mjs';
import { root } from './root.mjs';

const outside = ['react', 'react-dom', 'react/*', 'react-dom/*', 'react-intl', '*.css'];

/** The files of a build that a browser loads for its entry at once. */
function atOnce({ outputs }) {
  const [entry] = Object.keys(outputs).filter((file) => outputs[file].entryPoint);
  const files = new Set();
  const visit = (file) => {
    if (files.has(file) || !outputs[file]) return;
    files.add(file);
    for (const { path, kind } of outputs[file].imports)
      if (kind === 'import-statement') visit(path);
  };
  visit(entry);
  return files;
}

/** Initial bytes (brotli) of an import of all exports of a built entry, without React. */
export async function firstLoad(name) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export * from '${name}'`, resolveDir: join(root, 'apps', 'storefront') },
    bundle: true,
    splitting: true,
    outdir: 'first-load',
    metafile: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
    absWorkingDir: root,
    external: outside,
  });
  const initial = new Set([...atOnce(metafile)].map((file) => join(root, file)));
  const files = outputFiles.filter(({ path }) => initial.has(path));
  return files.reduce((sum, { contents }) => sum + brotliSize(contents), 0);
}
