import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { actionState, integerField, integerId, rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';
import { supportStatuses } from './support.machine.ts';

const id = z.number().int();
const person = z.object({ id, name: z.string() });

/** Roles that answer tickets of a type. */
const roleOfType = { id, support_type_id: id, role_id: z.string() };
export const supportTypeRow = z.object({
  id,
  name: z.string(),
  ...rowStamp,
  role_support_types: z.array(z.object(roleOfType)).optional(),
});
const named = z.object({ name: textField(120) });
export const supportType = defineResource({
  id: 'helper.support_type',
  path: 'support-types',
  title: 'support type',
  permission: 'support_type',
  key: 'integer',
  row: supportTypeRow,
  create: named,
  update: named.partial(),
  list: {
    filters: { id: 'integer', name: 'contains' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'name',
    includes: ['role_support_types'],
    search: true,
  },
});

export const roleSupportTypeRow = z.object({ ...roleOfType, ...rowStamp });
const roleFields = { support_type_id: integerField(), role_id: textField(64) };
export const roleSupportType = defineResource({
  id: 'helper.role_support_type',
  path: 'role-support-types',
  title: 'role that answers a support type',
  permission: 'support_type',
  key: 'integer',
  row: roleSupportTypeRow,
  create: z.object(roleFields),
  update: z.object(roleFields).partial(),
  list: {
    filters: { id: 'integer', support_type_id: 'integer', role_id: 'text' },
    sorts: ['id', 'created_at'],
    defaultSort: 'id',
  },
});

/** A message of a ticket. */
export const supportContentRow = z.object({
  id,
  support_id: id,
  creator_id: id,
  text: z.string(),
  ...rowStamp,
  creator: person.nullable().optional(),
});
const text = textField(10_000);
export const supportContent = defineResource({
  id: 'helper.support_content',
  path: 'support-contents',
  title: 'text of a support',
  permission: 'support',
  key: 'integer',
  row: supportContentRow,
  create: z.object({ support_id: integerField(), text }),
  update: z.object({ text }).partial(),
  errors: ['support_text_of_another'],
  list: {
    filters: { id: 'integer', support_id: 'integer', creator_id: 'integer' },
    sorts: ['id', 'created_at'],
    defaultSort: 'id',
    includes: ['creator'],
  },
});

/**
 * A ticket and its messages. `sender_id`: the user it is from; `creator_id`: the user who entered it;
 * `unread`: whether the caller has not seen its last message.
 */
export const supportRow = z.object({
  id,
  support_type_id: id,
  creator_id: id,
  sender_id: id,
  title: z.string(),
  status: z.enum(supportStatuses),
  closed_at: z.string().nullable(),
  answered_at: z.string(),
  unread: z.boolean(),
  ...rowStamp,
  type: person.nullable().optional(),
  creator: person.nullable().optional(),
  sender: person.nullable().optional(),
  contents: z
    .array(z.object({ id, creator_id: id, text: z.string(), created_at: z.string(), creator: person }))
    .optional(),
  actions: z.array(actionState).optional(),
  logs: z
    .array(
      z.object({
        id,
        type_id: z.string(),
        creator_id: id.nullable(),
        created_at: z.number().int(),
        content: z.record(z.string(), z.unknown()),
      }),
    )
    .optional(),
});
const fields = { support_type_id: integerField(), title: textField(200) };
export const support = defineResource({
  id: 'helper.support',
  path: 'supports',
  title: 'support',
  permission: 'support',
  key: 'integer',
  row: supportRow,
  create: z.object({ ...fields, text, sender_id: integerField().optional() }),
  update: z.object(fields).partial(),
  list: {
    filters: {
      id: 'integer',
      status: 'text',
      support_type_id: 'integer',
      creator_id: 'integer',
      sender_id: 'integer',
      title: 'contains',
    },
    between: { created_at: 'instant', answered_at: 'instant' },
    sorts: ['id', 'title', 'created_at', 'answered_at'],
    defaultSort: '-answered_at',
    includes: ['type', 'creator', 'sender', 'contents', 'logs'],
    search: true,
  },
});

const step = (name: string, action: 'read' | 'update', summary: string) =>
  defineEndpoint({
    id: `helper.support.${name}`,
    method: 'PUT',
    path: `supports/{id}/${name}`,
    summary,
    access: { resource: 'support', action },
    params: integerId,
    response: supportRow,
  });
export const readSupport = step('markAsRead', 'read', 'Mark a support as read by the caller');
export const closeSupport = step('close', 'update', 'Close a support');
export const openSupport = step('open', 'update', 'Open a closed support again');
