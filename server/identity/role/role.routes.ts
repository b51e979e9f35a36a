import { sql } from 'kysely';
import { listRoles } from '@hakobu/contract/identity/role/role.endpoints.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { route } from '#kernel/route.ts';

const source = defineListSource<{ id: string; name: string }>({ from: sql`roles r`, select: sql`r.id, r.name`, key: 'r.id', access: () => undefined });

export const routes = [route(listRoles, (ctx, { list }) => listRows(ctx, listRoles.list, source, list))];
