import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { helperErrors } from '@hakobu/contract/helper/errors.ts';

const errors = {
  support_text_of_another: 'Only who wrote a text can change it.',
  subscriber_not_staff: 'Only staff subscribe to questions. Customers are told of their own.',
  export_too_large: 'More than {{maximum}} rows: narrow the list with filters first.',
} satisfies ErrorPhrases<typeof helperErrors>;

export const helper = { errors };
