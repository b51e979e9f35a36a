import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { booleanField, integerField, integerId, rowStamp, textField } from '../../kernel/fields.ts';

const key = z.string().min(1, 'required').max(80, 'too_long');
const keys = z.array(key).max(100, 'too_long');

/** Layout of a list. Missing values have the list's defaults. */
export const listLayoutFields = z.object({
  hidden: keys.optional(),
  order: keys.optional(),
  widths: z.record(key, integerField(1, 5000)).optional(),
  dense: booleanField().optional(),
  rows: integerField(1, 100).optional(),
});
export type ListLayout = z.output<typeof listLayoutFields>;

/** Query string of the list in the web app: filters, `q` and `sort`. */
const queryFields = z
  .record(key, z.string({ error: 'not_text' }).max(2000, 'too_long'))
  .refine((asked) => Object.keys(asked).length <= 60, 'too_long');

/** A named view of a list. `list`: the screen's name; `path`: path of the list endpoint. */
export const savedViewRow = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  list: z.string(),
  path: z.string(),
  name: z.string(),
  asked: queryFields,
  look: listLayoutFields,
  shared: z.boolean(),
  ...rowStamp,
});
export type SavedView = z.output<typeof savedViewRow>;

const fields = {
  name: textField(60),
  asked: queryFields,
  look: listLayoutFields,
  /** Whether all users of the organization who may read the list see it. */
  shared: booleanField(),
};
const one = { path: 'saved-views/{id}', params: integerId, access: 'signed_in' } as const;

export const listSavedViews = defineList({
  id: 'helper.saved_view.list',
  path: 'saved-views',
  summary: 'List the caller’s views of lists, and those that others share with them',
  access: 'signed_in',
  row: savedViewRow,
  list: {
    filters: { id: 'integer', list: 'text', shared: 'boolean' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'id',
    paged: false,
  },
});
export const getSavedView = defineEndpoint({
  ...one,
  id: 'helper.saved_view.get',
  method: 'GET',
  summary: 'Read one view',
  response: savedViewRow,
});
export const createSavedView = defineEndpoint({
  id: 'helper.saved_view.create',
  method: 'POST',
  path: 'saved-views',
  summary: 'Keep a view of a list',
  access: 'signed_in',
  body: z.object({
    ...{ list: textField(80), path: textField(100) },
    ...fields,
    asked: fields.asked.default({}),
    look: fields.look.default({}),
    shared: fields.shared.default(false),
  }),
  response: savedViewRow,
});
export const updateSavedView = defineEndpoint({
  ...one,
  id: 'helper.saved_view.update',
  method: 'PUT',
  summary: 'Change a view, as its owner, or a shared one with the right to share',
  body: z.object(fields).partial(),
  response: savedViewRow,
});
export const deleteSavedView = defineEndpoint({
  ...one,
  id: 'helper.saved_view.delete',
  method: 'DELETE',
  summary: 'Delete a view',
  response: z.void(),
  status: 204,
});

const listLook = z.object({ list: z.string(), look: listLayoutFields });
export const listListLayouts = defineEndpoint({
  id: 'helper.saved_view.looks',
  method: 'GET',
  path: 'list-looks',
  summary: 'How the caller likes to see each list',
  access: 'signed_in',
  response: z.object({ data: z.array(listLook) }),
});
export const saveListLayout = defineEndpoint({
  id: 'helper.saved_view.look',
  method: 'PUT',
  path: 'list-looks/{list}',
  summary: 'Keep how the caller likes to see a list',
  access: 'signed_in',
  params: z.object({ list: z.string().min(1).max(80) }),
  body: z.object({ look: listLayoutFields }),
  response: listLook,
});
