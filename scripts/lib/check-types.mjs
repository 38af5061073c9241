// Checks the types of one project. Usage: node scripts/lib/check-types.mjs FOLDER [OTHER ...]
// The packages import each other's sources, so a project's program holds the files of others. Those of the OTHER
// folders are left out: they are checked with their own settings, in the same run.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './root.mjs';

const host = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
};

const configHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic(diagnostic) {
    throw new Error(ts.formatDiagnostic(diagnostic, host));
  },
};

const read = (folder) =>
  ts.getParsedCommandLineOfConfigFile(join(root, folder, 'tsconfig.json'), {}, configHost);

/** The errors of a project, as `tsc -p` has them but for those in files of the other projects. */
function errorsOf(folder, others) {
  const project = read(folder);
  const program = ts.createProgram({
    rootNames: project.fileNames,
    options: project.options,
    configFileParsingDiagnostics: ts.getConfigFileParsingDiagnostics(project),
  });
  const elsewhere = new Set(others.flatMap((other) => read(other).fileNames));
  for (const file of project.fileNames) elsewhere.delete(file);
  const files = program.getSourceFiles().filter(({ fileName }) => !elsewhere.has(fileName));
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => program.getSyntacticDiagnostics(file)),
    ...files.flatMap((file) => program.getSemanticDiagnostics(file)),
  ];
  return ts.sortAndDeduplicateDiagnostics(found);
}

const [folder, ...others] = process.argv.slice(2);
const errors = errorsOf(folder, others);
console.log(ts.formatDiagnostics(errors, host));
process.exitCode = errors.length > 0 ? 1 : 0;
