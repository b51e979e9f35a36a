import type { listLogs } from '@hakobu/contract/helper/log/log.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { usePhrases } from '#app/i18n.ts';
import { fieldLabel } from '#app/field-label.ts';
import { valueLabel } from '#app/value-label.ts';
import { countryName, formatDate, formatInstant, formatMoney, formatNumber } from './format.ts';

type Entry = RowOf<typeof listLogs>;
type Say = ReturnType<typeof usePhrases>;
const MOST_SHOWN = 8;

/** A log entry in one line: a note, a status, or the changed fields. */
export function logEntryText({ content, names, logable_type: noun }: Entry, t: Say): string {
  if (typeof content.write === 'string') return content.write;
  const { status_id } = content;
  if (typeof status_id === 'string')
    return t(($) => valueLabel($, noun, 'status_id', status_id) ?? status_id);
  return Object.entries(content)
    .filter(([, value]) => value !== null && value !== '')
    .slice(0, MOST_SHOWN)
    .map(([field, value]) => {
      const said = typeof value === 'string' ? t(($) => valueLabel($, noun, field, value) ?? '') : '';
      return `${t(($) => fieldLabel($, field, noun))}: ${said || (names[field] ?? moneyOf(content, field, value) ?? valueOf(field, value))}`;
    })
    .join(' · ');
}

const SERVICE_FEES = [
  'service_fee',
  'base_service_fee',
  'insurance_fee',
  'special_goods_fee',
  'additional_cost',
];
const PURCHASE_COSTS = ['purchase_cost', 'price', 'balance', 'max_bid', 'won_price', 'cancel_fee'];

/** An amount in the entry's currency, by default VND for services and JPY for goods. */
export function moneyOf(
  { currency_id }: Record<string, unknown>,
  field: string,
  value: unknown,
): string | undefined {
  const usual = SERVICE_FEES.includes(field) ? 'VND' : PURCHASE_COSTS.includes(field) ? 'JPY' : undefined;
  if (usual === undefined || typeof value !== 'string') return undefined;
  return formatMoney(value, typeof currency_id === 'string' ? currency_id : usual);
}

/** A value without a label or referenced row. */
function valueOf(field: string, value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  if (value === true) return '✓';
  if (value === false) return '–';
  if (typeof value === 'object') return '…';
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return formatInstant(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text);
  if (field === 'country_id') return countryName(text);
  if (/^-?\d{1,15}(\.\d+)?$/.test(text) && !/(^|_)(id|code|tel|number)$/.test(field))
    return formatNumber(text);
  return text;
}
