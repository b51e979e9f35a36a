import type { listLogs } from '@hakobu/contract/helper/log/log.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { usePhrases } from '#app/i18n.ts';
import { countryName, formatDate, formatInstant, formatNumber } from '../format.ts';

type Entry = RowOf<typeof listLogs>;
const MOST_SHOWN = 8;

/** An entry in one line: a note as it was written, a status by its name, else the changed fields in words. */
export function describe({ content, names }: Entry, t: ReturnType<typeof usePhrases>): string {
  if (typeof content.write === 'string') return content.write;
  if (typeof content.status_id === 'string') return wordOf(t, 'status_id', content.status_id);
  return Object.entries(content)
    .filter(([, value]) => value !== null && value !== '')
    .slice(0, MOST_SHOWN)
    .map(([name, value]) => `${nameOf(t, name)}: ${names[name] ?? valueOf(t, name, value)}`)
    .join(' · ');
}

const nameOf = (t: ReturnType<typeof usePhrases>, name: string): string =>
  t(
    ($) =>
      ({ ...$.shell.field, ...$.shell.log_field } as Record<string, string>)[name] ??
      ($.shell.field as Record<string, string>)[name.replace(/_id$/, '')] ??
      name,
  );

function valueOf(t: ReturnType<typeof usePhrases>, name: string, value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  if (value === true) return '✓';
  if (value === false) return '–';
  if (typeof value === 'object') return '…';
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return formatInstant(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text);
  if (/^-?\d{1,15}(\.\d+)?$/.test(text) && !/(^|_)(id|code|tel|number)$/.test(name))
    return formatNumber(text);
  return wordOf(t, name, text);
}

/** Stored words as people read them: statuses, roles, countries, ways of shipping. */
function wordOf(t: ReturnType<typeof usePhrases>, name: string, word: string): string {
  if (name === 'country_id') return countryName(word);
  return t(($) => {
    const known: Record<string, Record<string, string>> = {
      status_id: {
        ...$.order.status,
        ...$.order.purchase_status,
        ...$.warehouse.delivery_status,
        ...$.shell.support_status,
      },
      status: { ...$.shell.post_status, ...$.warehouse.container_status, ...$.shell.support_status },
      verification_status: $.shell.user_status,
      role_id: $.shell.role,
      shipment_method_id: $.shell.method,
      group_type: $.shell.price_group,
      kind: $.shell.kind,
    };
    return known[name]?.[word] ?? word;
  });
}
