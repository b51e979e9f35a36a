import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const reading = readSources().filter(
  ({ file, text }) =>
    /^web\/(app|kit|entities|screens)\/.+\.tsx?$/.test(file) && /\buseCall(<[^>]*>)?\(/.test(text),
);

test('screens that read a call handle its error', () => {
  expect(reading.length).toBeGreaterThan(25);
  // `useData` is for optional data.
  expect(
    reading
      .filter(({ text }) =>
        [...text.matchAll(/const \{([^}]*)\} = useCall/g)].some(([, names = '']) => !/rror/.test(names)),
      )
      .map(({ file }) => file),
  ).toEqual([]);
});

test('screens that read a call show loading and failure', () => {
  const shows = /<QueryStatus\b|<QueryView of=|\brows=\{|\berror\b|isError|\breading( \}|,|\})/;
  expect(reading.filter(({ text }) => !shows.test(text)).map(({ file }) => file)).toEqual([]);
});

test('no screen requests order types: they are part of the app', () => {
  const asking = readSources().filter(
    ({ file, text }) => file.startsWith('web/') && /\blistOrderTypes\b|order\/types\b/.test(text),
  );
  expect(asking.map(({ file }) => file)).toEqual([]);
});
