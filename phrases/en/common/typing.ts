/** What is said while somebody types: what a field cannot read, and what was not saved yet. */
export const typing = {
  not_figure: 'enter a number, with “{{decimals}}” as the decimal separator',
  not_day: 'enter a date as day-month-year, e.g. 05-11-2026',
  not_moment: 'enter a date and time, e.g. 05-11-2026 14:30',
  unsaved_title: 'Discard changes?',
  unsaved_text: 'Your changes have not been saved.',
  throw_away: 'Discard',
  keep_typing: 'Keep editing',
  draft: 'You have an unsaved draft from {{at}}.',
  take_draft: 'Restore draft',
  required: 'Required',
  options_found: 'Matches: {{count}}',
  search_hint: 'Type a name or code',
  calendar: {
    clear: 'Clear date',
    month_before: 'Previous month',
    month_after: 'Next month',
    choose_month: 'Choose month',
    choose_year: 'Choose year',
    years_before: 'Previous years',
    years_after: 'Next years',
  },
} as const;
