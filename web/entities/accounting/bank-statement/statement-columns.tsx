import { listBankStatements } from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { BY_DAY } from '#kit/columns/unsorted.ts';

const column = columnsOf(listBankStatements).withLabels(($) => $.accounting.bank_statement.field);

/** Columns of bank statements, with booking progress and difference of closing balances. */
export const statementColumns = () => [
  column.code('file_name', { title: ($) => $.accounting.bank_statement.field.file }),
  column.entity('card', { title: ($) => $.accounting.fund.entities.card }),
  column.word('format', ($) => $.accounting.bank_statement.format, { hiddenByDefault: true }),
  column.day('from_date', { title: ($) => $.common.field.range_from, unsorted: BY_DAY }),
  column.day('to_date', { title: ($) => $.common.field.range_to }),
  column.figure('lines'),
  column.figure('open_lines', { bold: true }),
  column.money('closing_balance', {
    title: ($) => $.accounting.bank_statement.field.bank_balance,
    unsorted: BY_DAY,
  }),
  column.money('book_balance', { dim: true, unsorted: BY_DAY }),
  column.money('difference', { bold: true, unsorted: BY_DAY }),
  column.createdAt({ title: ($) => $.accounting.bank_statement.field.imported, hiddenByDefault: true }),
];
