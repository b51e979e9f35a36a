import { DatePicker, TimePicker } from '@mantine/dates';
import 'dayjs/locale/ja';
import 'dayjs/locale/vi';
import type { ReactNode } from 'react';
import type { Language } from '@hakobu/phrases/languages.ts';
import { currentLanguage, usePhrases } from '#app/i18n.ts';
import '@mantine/dates/styles.css';

/** The format of month and year; the library translates the names. */
const MONTH: Record<Language, string> = { en: 'MMMM YYYY', vi: 'MMMM, YYYY', ja: 'YYYY年M月' };
const YEAR: Record<Language, string> = { en: 'YYYY', vi: 'YYYY', ja: 'YYYY年' };

/** A month view to choose a date; with `time`, the time of the chosen date is edited below it. */
export default function Calendar({
  value,
  time,
  onChange,
  onDone,
}: {
  value: string;
  time?: string;
  onChange: (value: string) => void;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const [day = '', hour = time] = value.split(' ');
  const language = currentLanguage();
  return (
    <>
      <DatePicker
        locale={language}
        monthLabelFormat={MONTH[language]}
        yearLabelFormat={YEAR[language]}
        ariaLabels={{
          previousMonth: t(($) => $.common.typing.calendar.month_before),
          nextMonth: t(($) => $.common.typing.calendar.month_after),
          monthLevelControl: t(($) => $.common.typing.calendar.choose_month),
          yearLevelControl: t(($) => $.common.typing.calendar.choose_year),
          previousYear: t(($) => $.common.typing.calendar.years_before),
          nextYear: t(($) => $.common.typing.calendar.years_after),
          previousDecade: t(($) => $.common.typing.calendar.years_before),
          nextDecade: t(($) => $.common.typing.calendar.years_after),
        }}
        value={day || null}
        {...(day !== '' && { defaultDate: day })}
        onChange={(next) => {
          if (next !== null) onChange(time === undefined ? next : `${next} ${hour}`);
          if (time === undefined) onDone();
        }}
      />
      {time !== undefined && day !== '' && (
        <TimePicker
          withSeconds
          mt="xs"
          aria-label={t(($) => $.common.field.time)}
          value={hour ?? ''}
          onChange={(next) => {
            if (next !== '') onChange(`${day} ${next}`);
          }}
        />
      )}
    </>
  );
}
