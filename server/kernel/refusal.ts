import { errorStatus, type ErrorBody, type ErrorType } from '@hakobu/contract/kernel/error-code.ts';
import { allErrors, type ErrorCode } from '@hakobu/contract/errors.ts';
import type { FieldProblem } from '@hakobu/contract/kernel/kernel.errors.ts';
import type { Language } from '@hakobu/phrases/languages.ts';
import { phrases, fillPhrase } from '@hakobu/phrases/server.ts';
import { RightWords } from '@hakobu/phrases/word-lists.ts';

/** The error of a field: a key of `fieldProblems` or an error code, with the parameters of its phrase. */
export interface FieldRefusal {
  problem: string;
  values?: PhraseValues;
}
export type PhraseValues = Record<string, unknown>;

interface RefusalExtras {
  /** Parameters of the phrase. */
  values?: PhraseValues;
  /** Errors by field path, such as `items.0.quantity`. */
  fields?: Record<string, FieldRefusal[]>;
  /** Machine-readable reasons, and what would resolve them. */
  details?: Record<string, unknown>;
  /**
   * Commits changes although the request is refused, as when misuse of a token ends its session. The refusal
   * is stored under the idempotency key as well.
   */
  keepsChanges?: boolean;
}

/** An expected failure: the request is refused with an error code and has no effect. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly type: ErrorType;
  readonly values: PhraseValues;
  readonly fields: Record<string, FieldRefusal[]> | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly keepsChanges: boolean;

  constructor(code: ErrorCode, { values = {}, fields, details, keepsChanges = false }: RefusalExtras = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.type = allErrors[code];
    this.values = values;
    this.fields = fields;
    this.details = details;
    this.keepsChanges = keepsChanges;
  }

  get status(): number {
    return errorStatus[this.type];
  }

  /** The response body in a language. */
  body(language: Language, requestId?: string): ErrorBody {
    const message = fillPhrase(
      phrases[language].errors[this.code],
      { ...this.values, request_id: requestId },
      language,
    );
    const body: ErrorBody = { type: this.type, code: this.code, message };
    if (this.fields !== undefined) body.errors = fieldMessages(this.fields, language);
    if (this.details !== undefined) body.details = this.details;
    if (this.type === 'server_error' && requestId !== undefined) body.request_id = requestId;
    return body;
  }
}

/**
 * Refuses one field: `refuseField('amount', 'amount_too_large', { maximum: '1000' })`. The message is the
 * code's own phrase.
 */
export function refuseField(
  field: string,
  code: ErrorCode,
  values: PhraseValues = {},
  details?: Record<string, unknown>,
): Refusal {
  return new Refusal(code, {
    values,
    fields: { [field]: [{ problem: code, values }] },
    ...(details && { details }),
  });
}

/** Refuses a value of one field for one of the general reasons. */
export const invalidField = (field: string, problem: FieldProblem, values: PhraseValues = {}): Refusal =>
  new Refusal('invalid_fields', { fields: { [field]: [{ problem, values }] } });

/** Refuses a missing permission, named in words and by its key. */
export const forbidden = (permission: string): Refusal =>
  new Refusal('forbidden', { values: { permission: new RightWords(permission) }, details: { permission } });

/** Refuses a reference to an unknown or invisible row. */
export function unknownReference(field: string, id: unknown): Refusal {
  return new Refusal('unknown_reference', {
    fields: { [field]: [{ problem: 'unknown' }] },
    details: { [field]: id },
  });
}

/** Executes one of several items: field errors are reported under its path. */
export async function atIndex<Answer>(place: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.fields === undefined) throw error;
    const { code, values, details, keepsChanges } = error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, problems]) => [`${place}.${name}`, problems]),
    );
    throw new Refusal(code, { values, fields, keepsChanges, ...(details && { details }) });
  }
}

/** Checks one of several documents: a refusal that names no field is reported at the document's field. */
export async function atField<Answer>(field: string, work: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.fields !== undefined) throw error;
    const { code, values, details = {}, keepsChanges } = error;
    throw code === 'not_found'
      ? unknownReference(field, details.id)
      : new Refusal(code, {
          values,
          details,
          keepsChanges,
          fields: { [field]: [{ problem: code, values }] },
        });
  }
}

/** Loads a referenced row; a missing one is an error of the field. */
export async function readReference<Row>(field: string, id: unknown, read: Promise<Row>): Promise<Row> {
  try {
    return await read;
  } catch (error) {
    throw error instanceof Refusal && error.code === 'not_found' ? unknownReference(field, id) : error;
  }
}

function fieldMessages(fields: Record<string, FieldRefusal[]>, language: Language): Record<string, string[]> {
  const { errors, fieldProblems } = phrases[language];
  const sentence = ({ problem, values = {} }: FieldRefusal) =>
    fillPhrase(
      (fieldProblems as Record<string, string>)[problem] ??
        (errors as Record<string, string>)[problem] ??
        fieldProblems.invalid,
      values,
      language,
    );
  return Object.fromEntries(
    Object.entries(fields).map(([field, problems]) => [field, problems.map(sentence)]),
  );
}
