import { expect, test } from 'vitest';
import { toFormData } from '#client/form-data.ts';
import { noPictures, picturesBody } from './new-pictures.ts';

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const namesOf = (body: object): string[] => [...toFormData(body, 'POST').keys()];

test('a new product omits empty fields, and sends booleans as 1 and 0', () => {
  const form = toFormData(
    {
      ...{ id: 'P1', name: 'Cup', code: '', brand: null, origin_id: undefined, weight: '0' },
      ...{ special: true, private_license: false, banned_export: true, banned_air: false, banned_sea: true },
      ...picturesBody(noPictures),
    },
    'POST',
  );
  expect(Object.fromEntries(form.entries())).toEqual({
    ...{ id: 'P1', name: 'Cup', weight: '0', special: '1', private_license: '0' },
    ...{ banned_export: '1', banned_air: '0', banned_sea: '1' },
  });
});

test('its featured picture is marked and first, the album follows from index 1', () => {
  const body = picturesBody({
    ...noPictures,
    featured: picture('front'),
    album: [picture('a'), picture('b')],
  });
  expect(namesOf(body)).toEqual([
    'images[0][file]',
    'images[0][primary]',
    'images[1][file]',
    'images[2][file]',
  ]);
  expect(toFormData(body, 'POST').get('images[0][primary]')).toBe('1');
});

test('a URL can be the featured picture, and a file takes precedence', () => {
  const url = 'https://shop.example/cup.jpg';
  expect(namesOf(picturesBody({ url, album: [picture('a')] }))).toEqual([
    'images[0][url]',
    'images[0][primary]',
    'images[1][file]',
  ]);
  expect(namesOf(picturesBody({ url, featured: picture('front'), album: [] }))).toEqual([
    'images[0][file]',
    'images[0][primary]',
  ]);
});
