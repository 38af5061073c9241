import { relative } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** Destructured props are an implementation detail: they are printed as `props`. */
const callThemProps = (context) => {
  const visit = (node) => {
    if (!ts.isParameter(node) || !ts.isObjectBindingPattern(node.name))
      return ts.visitEachChild(node, visit, context);
    const { modifiers, dotDotDotToken, questionToken, type, initializer } = node;
    const name = ts.factory.createIdentifier('props');
    return ts.factory.updateParameterDeclaration(
      ...[node, modifiers, dotDotDotToken, name, questionToken, type, initializer],
    );
  };
  return (node) => ts.visitNode(node, visit);
};

/** The statement of a declaration, e.g. the variable statement. */
const statementOf = (node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node);

/**
 * Reads emitted declarations: `entries` maps entry names to files, `folder` is the package. Returns
 * the entries, `{ name, texts }`, and `inner`, unexported declarations that exported types refer
 * to. Names in `generated` are printed without their declaration.
 */
export function readDeclarations(entries, folder, generated = []) {
  const program = ts.createProgram(Object.values(entries), {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const target = (symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isOurs = (node) => node.getSourceFile().fileName.startsWith(folder.replaceAll('\\', '/'));
  const oursOf = (symbol) => (symbol.declarations ?? []).filter(isOurs).map(statementOf);

  const print = (node) => {
    const [changed] = ts.transform(node, [callThemProps]).transformed;
    const text = printer.printNode(ts.EmitHint.Unspecified, changed, node.getSourceFile());
    return text.replace(/^export (declare )?|^declare /, '');
  };

  const read = Object.entries(entries).map(([name, file]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const symbols = module ? checker.getExportsOfModule(module) : [];
    return { name, symbols: symbols.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
  });
  const isPublic = new Set(read.flatMap(({ symbols }) => symbols.map(target)));

  const inner = new Map();
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const meant = symbol && target(symbol);
      const top = meant && oursOf(meant).filter(({ parent }) => parent && ts.isSourceFile(parent));
      if (top?.length && !isPublic.has(meant) && !inner.has(meant)) {
        inner.set(meant, top);
        top.forEach(visit);
      }
    }
    ts.forEachChild(node, visit);
  };
  if (generated.length === 0) [...isPublic].flatMap(oursOf).forEach(visit);

  const textOf = (symbol) => {
    if (generated.includes(symbol.name)) return `${symbol.name} // generated`;
    const declared = [...new Set(oursOf(target(symbol)))].map(print);
    return declared.join('\n') || `${symbol.name} // from elsewhere`;
  };
  const textsOf = ({ name, symbols }) => ({
    name,
    texts: symbols.map((symbol) => ({ name: symbol.name, text: textOf(symbol) })),
  });
  const innerTexts = [...inner.values()].flat().map((node) => {
    const file = relative(folder, node.getSourceFile().fileName).replaceAll('\\', '/');
    return `// ${file.replace(/\.d\.ts$/, '')}\n${print(node)}`;
  });
  return { entries: read.map(textsOf), inner: [...new Set(innerTexts)].sort() };
}
