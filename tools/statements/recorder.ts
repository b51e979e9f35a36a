import type { OperationNode, RawNode } from 'kysely';
import type pg from 'pg';
import type { StatementObserver } from '../../server/kernel/database/observe-statements.ts';
import type { Recorded, RecordedColumn } from './recorded.ts';

interface Answers {
  columns: RecordedColumn[];
  /** Columns without a null so far. */
  open: RecordedColumn[];
  /** Templates known to be part of the statement. */
  templates: Set<readonly string[]>;
}

/** Records statements: each template with the result columns of the statements that contain it. */
export function createRecorder(): { observe: StatementObserver; recorded(): Recorded[] } {
  const all: Recorded[] = [];
  const bySql = new Map<string, Answers>();
  return {
    observe({ sql, query }, { fields, rows }) {
      let answers = bySql.get(sql);
      if (answers === undefined) {
        const columns = fields.map(columnOf);
        answers = { columns, open: [...columns], templates: new Set() };
        bySql.set(sql, answers);
      }
      const { columns, templates, open } = answers;
      for (const template of templatesIn(query)) {
        const fragments = template.sqlFragments;
        if (templates.has(fragments)) continue;
        templates.add(fragments);
        all.push({ fragments, whole: begins(query, template), columns });
      }
      if (open.length === 0) return;
      for (const row of rows as Record<string, unknown>[])
        for (const column of open) if (row[column.name] === null) column.null = true;
      answers.open = open.filter((column) => !column.null);
    },
    recorded: () => all,
  };
}

const columnOf = ({ name, dataTypeID, tableID, columnID }: pg.FieldDef): RecordedColumn => ({
  name,
  type: dataTypeID,
  table: tableID,
  position: columnID,
  null: false,
});

/** True when a template is the statement, or all of it but a suffix, such as a lock. */
const begins = (statement: OperationNode, template: RawNode): boolean =>
  statement === template ||
  (isRaw(statement) &&
    statement.sqlFragments[0] === '' &&
    statement.parameters[0] !== undefined &&
    begins(statement.parameters[0], template));
const isRaw = (node: OperationNode): node is RawNode => node.kind === 'RawNode';

/** Raw templates in a statement, outermost first. */
function* templatesIn(node: unknown): Generator<RawNode> {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const inner of node) yield* templatesIn(inner);
    return;
  }
  const { kind } = node as OperationNode;
  if (kind === 'RawNode') {
    yield node as RawNode;
    yield* templatesIn((node as RawNode).parameters);
  } else if (kind !== undefined && kind !== 'ValueNode' && kind !== 'PrimitiveValueListNode') {
    for (const inner of Object.values(node)) yield* templatesIn(inner);
  }
}
