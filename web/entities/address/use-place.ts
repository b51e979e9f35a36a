import { useState } from 'react';
import { country, district, province, ward } from '@hakobu/contract/helper/place/place.endpoints.ts';
import { useData, useLookup } from '#client/hooks.ts';
import type { Option } from '#kit/inputs/input-props.ts';

const POSTCODE_DIGITS = 7;

/** The chosen units above a ward; others follow from the saved ward. */
interface Chosen {
  country?: string;
  /** Vietnam's units before 2025. */
  old?: boolean;
  province?: string;
  district?: string;
  postcode?: string;
}

const options = (rows: readonly { id: string; name: string }[]): Option[] =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/**
 * The units from the country down to a ward. `districts` is missing where there is none to choose. A change
 * on a higher level clears the ward (`onForget`).
 */
export function usePlace(wardId: string, onForget: () => void) {
  const known = useData(ward.get, { params: { id: wardId } }, { enabled: wardId !== '' });
  const [chosen, setChosen] = useState<Chosen>({});
  const start = wardId !== '' && known?.id === wardId ? known : undefined;
  const place = {
    country: chosen.country ?? start?.country_id ?? 'vn',
    old: chosen.old ?? start?.epoch === 'vn-old',
    province: chosen.province ?? start?.province.id ?? '',
  };
  const epoch = place.country !== 'vn' ? undefined : place.old ? 'vn-old' : 'vn-2025,own';
  const countries = useLookup(country.list);
  const provinces = useLookup(province.list, { filter: { country_id: place.country, epoch } });
  const { listed, only } = useDistricts(place.province);
  const districtId = only ?? chosen.district ?? start?.district.id ?? '';
  const hasDistricts = only === undefined && (listed.length > 0 || place.old || place.country !== 'vn');
  return {
    place: { ...place, district: districtId },
    postcode: chosen.postcode ?? start?.postcode ?? '',
    change: (next: Chosen) => {
      setChosen({ country: place.country, old: place.old, ...next });
      onForget();
    },
    lists: {
      countries: options(countries),
      provinces: options(provinces),
      districts: hasDistricts ? options(listed) : undefined,
      wards: useWards(districtId, chosen.postcode ?? ''),
    },
  };
}

/** The districts of a province; `only` is the placeholder of a level that the country does not have. */
function useDistricts(provinceId: string) {
  const data = useData(
    district.list,
    { query: { filter: { province_id: provinceId } } },
    { enabled: provinceId !== '' },
  );
  const listed = provinceId === '' ? [] : (data?.data ?? []);
  const only = listed.length === 1 && listed[0]?.synthetic ? listed[0].id : undefined;
  return { listed, only };
}

/** The wards of a district, or with full addresses those of a typed postcode. */
function useWards(districtId: string, typed: string): Option[] {
  const postcode = typed.replaceAll(/\D/g, '');
  const byPostcode = postcode.length === POSTCODE_DIGITS;
  const data = useData(
    ward.list,
    { query: { filter: byPostcode ? { postcode } : { district_id: districtId } } },
    { enabled: byPostcode || districtId !== '' },
  );
  const found = data?.data ?? [];
  return byPostcode ? found.map(({ id, address }) => ({ value: id, label: address })) : options(found);
}
