import * as endpoints from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { route } from '#kernel/route.ts';
import { bookLine, deleteStatement, proposeForLine, releaseLine } from './bank-statement-lines.ts';
import { bankStatementLines, bankStatements } from './bank-statement.queries.ts';
import { importStatement } from './import-statement.ts';
import { readStatement } from './read-statement.ts';

export const routes = [
  listRoute(endpoints.listBankStatements, bankStatements),
  route(endpoints.getBankStatement, (ctx, { params }) => findRow(ctx, bankStatements, params.id)),
  listRoute(endpoints.listBankStatementLines, bankStatementLines),
  route(endpoints.getBankStatementLine, (ctx, { params }) => findRow(ctx, bankStatementLines, params.id)),
  route(endpoints.readBankStatement, readStatement),
  route(endpoints.importBankStatement, importStatement),
  route(endpoints.bookBankStatementLine, bookLine),
  route(endpoints.releaseBankStatementLine, releaseLine),
  route(endpoints.proposeForBankStatementLine, proposeForLine),
  route(endpoints.deleteBankStatement, deleteStatement),
];
