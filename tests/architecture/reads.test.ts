import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const reading = readSources().filter(
  ({ file, text }) =>
    /^web\/(app|kit|entities|screens)\/.+\.tsx?$/.test(file) && /\buseCall(<[^>]*>)?\(/.test(text),
);

test('what a call answers is not shown without what it tells when it fails', () => {
  expect(reading.length).toBeGreaterThan(25);
  // `useData` is for what merely helps
  expect(
    reading
      .filter(({ text }) =>
        [...text.matchAll(/const \{([^}]*)\} = useCall/g)].some(([, names = '']) => !/rror/.test(names)),
      )
      .map(({ file }) => file),
  ).toEqual([]);
});

test('whoever reads a call hands the reading to what shows its state', () => {
  const shows = /<ReadState\b|<Read of=|\brows=\{|\berror\b|isError|\breading( \}|,|\})/;
  expect(reading.filter(({ text }) => !shows.test(text)).map(({ file }) => file)).toEqual([]);
});

test('no screen asks for the types of orders: they come with the app', () => {
  const asking = readSources().filter(
    ({ file, text }) => file.startsWith('web/') && /\blistOrderTypes\b|order\/types\b/.test(text),
  );
  expect(asking.map(({ file }) => file)).toEqual([]);
});
