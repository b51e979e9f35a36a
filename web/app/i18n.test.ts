import { afterAll, beforeAll, expect, test, vi } from 'vitest';

type Files = (typeof import('./phrase-files.ts'))['phraseFiles'];
let phraseFiles: Files;
let i18n: typeof import('./i18n.ts');

/** A part that loads when the test releases it. */
function held(words: object): { part: () => Promise<any>; come: () => void } {
  const { promise, resolve } = Promise.withResolvers<object>();
  return { part: () => promise, come: () => resolve(words) };
}
const save = (text: string) => ({ common: { act: { save: text } } });
const order = (name: string) => ({ common: { act: { cancel: `${name}?` } }, order: { order: { name } } });

beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  ({ phraseFiles } = await import('./phrase-files.ts'));
  i18n = await import('./i18n.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a lazy module loads with its phrases, in the language chosen meanwhile', async () => {
  const [english, japanese] = [held(order('Order')), held(order('注文'))];
  phraseFiles.en = { first: async () => save('Save'), order: english.part };
  phraseFiles.ja = { first: async () => save('保存'), order: japanese.part };
  const { phrase, loadPhrases, chooseLanguage, importWithPhrases, currentLanguage } = i18n;
  await loadPhrases();
  expect(phrase(($) => $.common.act.save)).toBe('Save');

  let screen: string | undefined;
  const opened = importWithPhrases(['order'], async () => 'screen').then((code) => (screen = code));
  const chosen = chooseLanguage('ja');
  english.come();
  await Promise.resolve();
  expect(currentLanguage()).toBe('en'); // Until all parts are loaded.
  japanese.come();
  await Promise.all([opened, chosen]);
  expect(screen).toBe('screen');
  expect(phrase(($) => $.order.order.name)).toBe('注文');
  expect(phrase(($) => $.common.act.cancel)).toBe('注文?');
  expect(phrase(($) => $.common.act.save)).toBe('保存');

  await chooseLanguage('en');
  expect(phrase(($) => $.order.order.name)).toBe('Order');
});

test('a missing phrase is reported in the console', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(i18n.phrase(($) => $.common.act.close)).toBe('');
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockRestore();
});
