import type { z } from 'zod';

/** Refuses debt fields where no debt is recorded: `z.object({…}).superRefine(onlyWithDebit(…))`. */
export const requireDebitFor =
  <Field extends string>(...fields: Field[]) =>
  (
    body: { action_debit?: boolean | undefined } & Partial<Record<Field, unknown>>,
    context: z.RefinementCtx,
  ): void => {
    if (body.action_debit !== true && fields.some((field) => body[field] !== undefined))
      context.addIssue({ code: 'custom', path: ['action_debit'], message: 'required' });
  };
