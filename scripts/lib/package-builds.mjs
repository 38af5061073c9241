import { packageFolder, published } from './packages.mjs';
import { runScript } from './processes.mjs';

/** Builds the published packages, one after the other. Resolves to one verdict each; says what went wrong. */
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

/** All of them, once in this process, for every step that looks at them; verdicts as above. */
export const builtPackages = () => (built ??= buildPackages());
