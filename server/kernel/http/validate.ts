import { z } from 'zod';
import { Refusal, type FieldRefusal } from '../refusal.ts';

/** Parses against a contract schema. Refuses with `invalid_fields`, naming each invalid field. */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid_fields', { fields: fieldsOf(parsed.error.issues) });
}

function fieldsOf(issues: z.core.$ZodIssue[]): Record<string, FieldRefusal[]> {
  const fields: Record<string, FieldRefusal[]> = {};
  for (const issue of issues.flatMap(flattenUnion)) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of names) (fields[path.join('.') || 'body'] ??= []).push(problemOf(issue));
  }
  return fields;
}

/** A union reports the errors of every branch; the branch that matched furthest is the intended one. */
function flattenUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || issue.message !== 'Invalid input')
    return [issue];
  const best = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return best.flatMap((inner) => flattenUnion({ ...inner, path: [...issue.path, ...inner.path] }));
}

const ownWord = /^[a-z][a-z0-9_]*$/;

function problemOf(issue: z.core.$ZodIssue): FieldRefusal {
  // Forms send empty text for an absent value, programs null.
  const absent = issue.input === undefined || issue.input === null || issue.input === '';
  if (absent && (issue.code === 'invalid_type' || issue.code === 'invalid_union'))
    return { problem: 'required' };
  if (ownWord.test(issue.message)) {
    const params = issue.code === 'custom' ? issue.params : undefined;
    if (issue.code === 'too_small' && issue.message === 'required') return { problem: 'required' };
    return { problem: issue.message, ...(params && { values: params }) };
  }
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { problem: 'too_short' }
        : { problem: 'too_small', values: { minimum: Number(issue.minimum) } };
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { problem: 'too_long' }
        : { problem: 'too_large', values: { maximum: Number(issue.maximum) } };
    case 'invalid_value':
      return { problem: 'not_one_of' };
    case 'unrecognized_keys':
      return { problem: 'unrecognized' };
    case 'invalid_type':
      return { problem: wrongType[issue.expected] ?? 'invalid' };
    default:
      return { problem: 'invalid' };
  }
}

const wrongType: Record<string, string> = {
  string: 'not_text',
  number: 'not_number',
  int: 'not_integer',
  boolean: 'not_boolean',
  array: 'not_list',
  object: 'not_object',
};
