// SQL templates in the source, with the types declared for their rows.
import path from 'node:path';
import ts from 'typescript-api';
import { fragmentsOf, lineOf, templatesIn } from './templates-in.ts';

/**
 * A property of a declared row. `kinds`: `string`, `number`, `boolean`, `object`, `any`, or `string[]` and so
 * on.
 */
export interface Property {
  name: string;
  kinds: readonly string[];
  nullable: boolean;
  optional: boolean;
}

export interface Template {
  file: string;
  line: number;
  fragments: readonly string[];
  /**
   * The declared row. `none` without a type, as in conditions, values and statements without a result.
   * `parameter` for a type parameter of the enclosing function, as in lists and lookups of the kernel: tests
   * compare their rows with the contract of the endpoint.
   */
  row: readonly Property[] | 'none' | 'parameter';
}

/**
 * Every `` sql`…` `` in the files of a TypeScript project that `wanted` takes; paths are relative to `root`.
 */
export function findTemplates(root: string, tsconfig: string, wanted: (file: string) => boolean): Template[] {
  const { config } = ts.readConfigFile(tsconfig, (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsconfig));
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const found: Template[] = [];
  for (const source of program.getSourceFiles()) {
    const file = path.relative(root, source.fileName).split(path.sep).join('/');
    if (source.isDeclarationFile || !wanted(file)) continue;
    for (const node of templatesIn(source))
      found.push({
        file,
        line: lineOf(source, node),
        fragments: fragmentsOf(node),
        row: rowOf(checker, node),
      });
  }
  return found;
}

function rowOf(checker: ts.TypeChecker, node: ts.TaggedTemplateExpression): Template['row'] {
  const declared = declaredRow(node);
  if (declared === undefined) return 'none';
  const row = checker.getTypeFromTypeNode(declared);
  const parts = row.isUnionOrIntersection() ? row.types : [row];
  if (parts.some((part) => (part.flags & ts.TypeFlags.TypeParameter) !== 0)) return 'parameter';
  if (parts.some((part) => !isRow(checker, part))) return 'none';
  const properties = checker.getPropertiesOfType(row);
  return properties.length === 0 ? 'none' : properties.map((property) => propertyOf(checker, node, property));
}

/** An object with fields, not a value such as a timestamp or a list. */
const isRow = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  !checker.isArrayType(type) &&
  !checker.isTupleType(type) &&
  type.symbol?.name !== 'Date';

/** The type in `` sql<Row>`…` ``, or in `` lockRow<Row>(…, { columns: sql`…` }) ``. */
function declaredRow(node: ts.TaggedTemplateExpression): ts.TypeNode | undefined {
  if (node.typeArguments !== undefined) return node.typeArguments[0];
  const call = ts.isPropertyAssignment(node.parent) ? node.parent.parent.parent : undefined;
  return call && ts.isCallExpression(call) && call.expression.getText() === 'lockRow'
    ? call.typeArguments?.[0]
    : undefined;
}

function propertyOf(checker: ts.TypeChecker, node: ts.Node, property: ts.Symbol): Property {
  const type = checker.getTypeOfSymbolAtLocation(property, node);
  const parts = partsOf(type);
  const kinds = parts.map((part) => kindOf(checker, part));
  return {
    name: property.name,
    kinds: [...new Set(kinds.filter((kind) => kind !== 'null' && kind !== 'undefined'))],
    nullable: kinds.some((kind) => kind === 'null' || kind === 'any'),
    optional: (property.flags & ts.SymbolFlags.Optional) !== 0 || kinds.includes('undefined'),
  };
}

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  const is = (flags: ts.TypeFlags) => (type.flags & flags) !== 0;
  if (is(ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return 'any';
  if (is(ts.TypeFlags.StringLike)) return 'string';
  if (is(ts.TypeFlags.NumberLike)) return 'number';
  if (is(ts.TypeFlags.BooleanLike)) return 'boolean';
  if (is(ts.TypeFlags.Null)) return 'null';
  if (is(ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return 'undefined';
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const elements = checker.getTypeArguments(type as ts.TypeReference).flatMap(partsOf);
    const kinds = new Set(
      elements.map((element) => kindOf(checker, element)).filter((kind) => kind !== 'null'),
    );
    return `${kinds.size === 1 ? [...kinds].join('') : 'any'}[]`;
  }
  return 'object';
}
