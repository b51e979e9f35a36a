-- Bank statements are read from Excel workbooks and HTML tables too.
alter table bank_statements drop constraint bank_statements__format,
  add constraint bank_statements__format check (format in ('csv', 'xlsx', 'html', 'mt940', 'camt053'));
