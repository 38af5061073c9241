import { join } from 'node:path';
import ts from 'typescript';
import { packageFolder } from '../packages.mjs';
import { exampleOf } from './page.mjs';
import { sourceProgram } from './read.mjs';

/** Compiler errors of modules that are not on disk, `Button: …`. `texts` has their `name` and `text` by path. */
export function errorsInTexts(texts) {
  const host = (options) => {
    const disk = ts.createCompilerHost(options);
    return {
      ...disk,
      fileExists: (file) => texts.has(file) || disk.fileExists(file),
      readFile: (file) => texts.get(file)?.text ?? disk.readFile(file),
      getSourceFile: (file, target, ...rest) =>
        texts.has(file)
          ? ts.createSourceFile(file, texts.get(file).text, target, true)
          : disk.getSourceFile(file, target, ...rest),
    };
  };
  const program = sourceProgram([...texts.keys()], { host });
  return [...texts].flatMap(([file, example]) => {
    const source = program.getSourceFile(file);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(
      ({ messageText }) => `${example.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}

/** Compiler errors of the examples on the pages of a package. */
export function errorsInExamples(name, entries) {
  const folder = packageFolder(name);
  const texts = new Map();
  for (const { key, specifier, items } of entries)
    for (const item of items) {
      const text = exampleOf(item, specifier);
      const file = join(folder, 'src', `${key.replaceAll('/', '-')}.${item.name}.example.tsx`);
      if (text) texts.set(file, { name: item.name, text });
    }
  return errorsInTexts(texts);
}
