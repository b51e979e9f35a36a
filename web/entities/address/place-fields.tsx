import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { Choice, TextBox, YesNo } from '#kit/inputs/inputs.tsx';
import { usePlace } from './use-place.ts';

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
  const { place, postcode, change, lists } = usePlace(wardId, () => onChange(''));
  return (
    <>
      <Choice
        label={t(($) => $.common.field.country)}
        value={place.country}
        onChange={(id) => change({ country: id, province: '', district: '' })}
        options={lists.countries}
      />
      {place.country === 'vn' && (
        <YesNo
          label={t(($) => $.helper.place.field.old_units)}
          value={place.old}
          onChange={(on) => change({ old: on, province: '', district: '' })}
        />
      )}
      {place.country === 'jp' && (
        <TextBox
          label={t(($) => $.helper.place.field.postcode)}
          value={postcode}
          onChange={(typed) =>
            change({ province: place.province, district: place.district, postcode: typed })
          }
        />
      )}
      <Choice
        label={t(($) => $.helper.place.field.province)}
        value={place.province}
        onChange={(id) => change({ province: id, district: '' })}
        options={lists.provinces}
      />
      {lists.districts !== undefined && (
        <Choice
          label={t(($) => $.helper.place.field.district)}
          value={place.district}
          onChange={(id) => change({ province: place.province, district: id })}
          options={lists.districts}
        />
      )}
      <Choice
        label={t(($) => $.helper.place.field.ward)}
        value={wardId}
        onChange={onChange}
        options={lists.wards}
        error={error}
      />
    </>
  );
}
