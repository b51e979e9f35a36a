/** What is said while somebody types: what a field cannot read, and what was not saved yet. */
export const typing = {
  not_figure: 'a figure is needed here, with {{decimals}} before its decimals',
  not_day: 'a day is needed here: day-month-year, like 05-11-2026',
  not_moment: 'a day and a time are needed here, like 05-11-2026 14:30',
  unsaved_title: 'Throw away what was typed?',
  unsaved_text: 'What you typed here has not been saved.',
  throw_away: 'Throw away',
  keep_typing: 'Keep typing',
  draft: 'There is unsaved work of yours from {{at}}.',
  take_draft: 'Take it up',
  required: 'has to be filled',
  calendar: {
    month_before: 'Month before',
    month_after: 'Month after',
    choose_month: 'Choose the month',
    choose_year: 'Choose the year',
    years_before: 'Years before',
    years_after: 'Years after',
  },
} as const;
