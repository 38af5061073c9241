import { packageFolder, published } from './packages.mjs';
import { runScript } from './processes.mjs';

/** Builds the published packages in sequence. Resolves to one result each; prints errors. */
export async function buildPackages(names = published) {
  const verdicts = [];
  for (const name of names) {
    const { code, output } = await runScript(packageFolder(name), 'tsup', { quiet: true });
    console.log(code === 0 ? `  ${name}: built` : output.trimEnd());
    verdicts.push(code === 0);
  }
  return verdicts;
}

let built;

/** Builds all packages once per process, for every step that needs them; results as above. */
export const builtPackages = () => (built ??= buildPackages());
