import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A prop of a public component. */
export interface PublicProp {
  /** `ButtonProps`. */
  owner: string;
  name: string;
  /** `string`, `node`, `function` …; a type of its own by its name. */
  kind: string;
  /** The texts that it can be, where it is one of several. */
  choices: readonly string[];
  /** Types of a callback's parameters, by their names. */
  parameters: readonly string[];
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Reads the report of a package's public surface, which is made from the built declarations. */
function readReport(folder: string) {
  const report = readFileSync(join(folder, 'api-report.md'), 'utf8');
  const blocks = [...report.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const source = ts.createSourceFile('report.ts', blocks.join('\n'), ts.ScriptTarget.Latest, true);
  const types = new Map<string, Declaration>();
  const lists = new Map<string, string[]>();
  for (const node of source.statements) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      types.set(node.name.text, node);
    if (!ts.isVariableStatement(node)) continue;
    for (const { name, type } of node.declarationList.declarations)
      if (type) lists.set(name.getText(), textsIn(type));
  }
  return { types, lists };
}

const textsIn = (node: ts.Node): string[] => {
  if (ts.isStringLiteral(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...textsIn(child)));
  return found;
};

/**
 * Every prop of every `…Props` type that a package exports, own and inherited, without those of its element.
 * Types of the packages it uses are looked up in theirs.
 */
export function publicProps(folder: string, uses: readonly string[] = []): PublicProp[] {
  const { types: own, lists } = readReport(folder);
  const types = new Map([...uses.flatMap((used) => [...readReport(used).types]), ...own]);

  const isEmpty = (node: ts.TypeNode) =>
    /^(undefined|null|false)$/.test(node.getText()) || node.kind === ts.SyntaxKind.NeverKeyword;
  const withoutEmpty = (node: ts.TypeNode): readonly ts.TypeNode[] =>
    ts.isUnionTypeNode(node) ? node.types.filter((one) => !isEmpty(one)) : [node];

  /** What an alias stands for; itself where it stands for nothing simpler. */
  const resolved = (node: ts.TypeNode): ts.TypeNode => {
    if (ts.isParenthesizedTypeNode(node)) return resolved(node.type);
    const [only, ...others] = withoutEmpty(node);
    if (only && only !== node && others.length === 0) return resolved(only);
    if (ts.isIndexedAccessTypeNode(node)) {
      const [key] = textsIn(node.indexType);
      const member = membersOf(node.objectType, []).find(({ name }) => name.getText() === key);
      return member?.type ? resolved(member.type) : node;
    }
    if (!ts.isTypeReferenceNode(node) || node.typeArguments) return node;
    const declared = types.get(node.typeName.getText());
    return declared && ts.isTypeAliasDeclaration(declared) ? resolved(declared.type) : node;
  };
  const choicesOf = (node: ts.TypeNode): string[] => {
    const type = resolved(node);
    if (ts.isUnionTypeNode(type)) return type.types.flatMap(choicesOf);
    if (ts.isLiteralTypeNode(type)) return textsIn(type);
    const list = /^\(?(?:keyof )?typeof (?:\w+\.)?(\w+)\)?/.exec(type.getText())?.[1];
    return (list && lists.get(list)) || [];
  };
  const kindOf = (node: ts.TypeNode): string => {
    const type = resolved(node);
    const text = type.getText();
    if (choicesOf(node).length > 0 || /\btypeof \w+/.test(text)) return 'choice';
    if (ts.isFunctionTypeNode(type)) return 'function';
    if (ts.isArrayTypeNode(type) || /^readonly |^ReadonlySet/.test(text)) return 'list';
    if (/^React(Node|Element)\b/.test(text)) return 'node';
    return withoutEmpty(type)
      .map((one) => one.getText())
      .join(' | ');
  };
  const parametersOf = (node: ts.TypeNode) => {
    const type = resolved(node);
    return ts.isFunctionTypeNode(type)
      ? type.parameters.map((one) => (one.type ? resolved(one.type).getText() : ''))
      : [];
  };

  const membersOf = (node: ts.Node, seen: readonly string[]): ts.PropertySignature[] => {
    if (ts.isTypeLiteralNode(node)) return node.members.filter(ts.isPropertySignature);
    if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node))
      return node.types.flatMap((one) => membersOf(one, seen));
    if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type, seen);
    if (!ts.isTypeReferenceNode(node) && !ts.isExpressionWithTypeArguments(node)) return [];
    const name = (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText();
    const [first, second] = node.typeArguments ?? [];
    if (name === 'Omit' && first && second) {
      const dropped = textsIn(second);
      return membersOf(first, seen).filter((one) => !dropped.includes(one.name.getText()));
    }
    if (name === 'Pick' && first && second) {
      const kept = textsIn(second);
      return membersOf(first, seen).filter((one) => kept.includes(one.name.getText()));
    }
    const declared = types.get(name);
    const inside = declared && !seen.includes(name) ? membersOfType(declared, seen) : [];
    return [...inside, ...(node.typeArguments ?? []).flatMap((one) => membersOf(one, seen))];
  };
  const membersOfType = (declared: Declaration, seen: readonly string[]) => {
    const now = [...seen, declared.name.text];
    if (ts.isTypeAliasDeclaration(declared)) return membersOf(declared.type, now);
    const parents = (declared.heritageClauses ?? []).flatMap((clause) => clause.types);
    return [
      ...declared.members.filter(ts.isPropertySignature),
      ...parents.flatMap((one) => membersOf(one, now)),
    ];
  };

  return [...own]
    .filter(([owner]) => owner.endsWith('Props'))
    .flatMap(([owner, declared]) =>
      membersOfType(declared, []).flatMap(({ name, type }) =>
        type && type.kind !== ts.SyntaxKind.NeverKeyword && !isEmpty(type)
          ? {
              owner,
              name: name.getText().replace(/'/g, ''),
              kind: kindOf(type),
              choices: choicesOf(type),
              parameters: parametersOf(type),
            }
          : [],
      ),
    );
}
