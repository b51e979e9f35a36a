import ts from 'typescript-api';

/** Every `` sql`…` `` of a file, in source order. */
export function templatesIn(source: ts.SourceFile): ts.TaggedTemplateExpression[] {
  const found: ts.TaggedTemplateExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql') found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The static parts of a template; Kysely stores them with the statement, so they identify it. */
export const fragmentsOf = ({ template }: ts.TaggedTemplateExpression): string[] =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];

export const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
