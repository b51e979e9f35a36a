import { useState, type ReactNode } from 'react';
import { country, district, province, ward } from '@hakobu/contract/helper/place/place.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall, useLookup } from '#client/hooks.ts';
import { Choice, TextBox, YesNo } from '#kit/inputs/inputs.tsx';

type Ward = RowOf<typeof ward.list>;
const POSTCODE_DIGITS = 7;
const options = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/**
 * Chooses a ward from the country down; in Japan also by postcode. Levels that a country does not have are
 * not shown.
 */
export function PlaceFields({
  wardId,
  onChange,
  error,
}: {
  wardId: string;
  onChange: (wardId: string) => void;
  error?: string | undefined;
}): ReactNode {
  const t = usePhrases();
  const { data: known } = useCall(ward.get, { params: { id: wardId } }, { enabled: wardId !== '' });
  const [chosen, setChosen] = useState<{
    country?: string;
    old?: boolean;
    province?: string;
    district?: string;
    postcode?: string;
  }>({});
  const start = wardId !== '' && known?.id === wardId ? known : undefined;
  const countryId = chosen.country ?? start?.country_id ?? 'vn';
  const old = chosen.old ?? start?.epoch === 'vn-old';
  const provinceId = chosen.province ?? start?.province.id ?? '';
  const epoch = countryId !== 'vn' ? undefined : old ? 'vn-old' : 'vn-2025,own';
  const countries = useLookup(country.list);
  const provinces = useLookup(province.list, { filter: { country_id: countryId, epoch } });
  const { data: districts } = useCall(
    district.list,
    { query: { filter: { province_id: provinceId } } },
    { enabled: provinceId !== '' },
  );
  const listed = provinceId === '' ? [] : (districts?.data ?? []);
  const only = listed.length === 1 && listed[0]!.synthetic ? listed[0]!.id : undefined;
  const districtId = only ?? chosen.district ?? start?.district.id ?? '';
  const byPostcode = (chosen.postcode ?? '').replaceAll(/\D/g, '');
  const search =
    byPostcode.length === POSTCODE_DIGITS ? { postcode: byPostcode } : { district_id: districtId };
  const { data: wards } = useCall(
    ward.list,
    { query: { filter: search } },
    { enabled: byPostcode.length === POSTCODE_DIGITS || districtId !== '' },
  );
  const found: readonly Ward[] = wards?.data ?? [];
  const change = (next: typeof chosen) => {
    setChosen({ country: countryId, old, ...next });
    onChange('');
  };
  return (
    <>
      <Choice
        label={t(($) => $.common.field.country)}
        value={countryId}
        onChange={(id) => change({ country: id, province: '', district: '' })}
        options={options(countries)}
      />
      {countryId === 'vn' && (
        <YesNo
          label={t(($) => $.helper.place.field.old_units)}
          value={old}
          onChange={(on) => change({ old: on, province: '', district: '' })}
        />
      )}
      {countryId === 'jp' && (
        <TextBox
          label={t(($) => $.helper.place.field.postcode)}
          value={chosen.postcode ?? start?.postcode ?? ''}
          onChange={(postcode) => change({ province: provinceId, district: districtId, postcode })}
        />
      )}
      <Choice
        label={t(($) => $.helper.place.field.province)}
        value={provinceId}
        onChange={(id) => change({ province: id, district: '' })}
        options={options(provinces)}
      />
      {only === undefined && (listed.length > 0 || old || countryId !== 'vn') && (
        <Choice
          label={t(($) => $.helper.place.field.district)}
          value={districtId}
          onChange={(id) => change({ province: provinceId, district: id })}
          options={options(listed)}
        />
      )}
      <Choice
        label={t(($) => $.helper.place.field.ward)}
        value={wardId}
        onChange={onChange}
        options={
          byPostcode.length === POSTCODE_DIGITS
            ? found.map(({ id, address }) => ({ value: id, label: address }))
            : options(found)
        }
        error={error}
      />
    </>
  );
}
