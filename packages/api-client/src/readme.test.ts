import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(`${folder}README.md`, 'utf8');
const blocks = [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);

/** Compiles the blocks as files of this package, against its sources. */
function problems(codes: readonly string[]): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${folder}tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  );
  const options: ts.CompilerOptions = {
    ...config?.options,
    noEmit: true,
    noUnusedLocals: false,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    customConditions: ['vermilion-source'],
  };
  const files = new Map(codes.map((code, index) => [`${folder}readme-${index}.ts`, code]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target, ...rest) => {
    const code = files.get(name);
    return code === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, code, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const sources = [...files.keys()].map((name) => program.getSourceFile(name));
  return sources.flatMap((source) =>
    [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
    ),
  );
}

describe('the examples of the README', () => {
  it('compile', { timeout: 120_000 }, () => {
    expect(blocks.length).toBeGreaterThan(3);
    const wrong = "import { mockHandlers } from '@vermilion/api-client/mock';\nmockHandlers({});\n";
    const found = problems([...blocks, wrong]);
    expect(found).toEqual([expect.stringContaining("'baseUrl' is missing")]);
  });
});
