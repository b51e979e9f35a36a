import type { Page } from '@playwright/test';

/** 44 pixels, minus up to one and a half for measuring from the centre in whole pixels. */
const LEAST = 42.5;
const LEAST_TEXT = 16;

/**
 * Touch targets that are too small and texts that are unreadable, measured by hit testing: a target is as
 * large as the area in which a touch reaches it. Links within a sentence are exempt, as in WCAG 2.5.5.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ least, leastText }) => {
      const pressable =
        'a[href], button, input, select, textarea, summary, [role=tab], [role=button], [role=option], [role=menuitem]';
      const layer = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          width > 1 && height > 1 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
        );
      };
      const isInSentence = (element: Element) =>
        element.matches('a, button') &&
        getComputedStyle(element).display === 'inline' &&
        [...element.parentElement!.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && /\w{2}/.test(node.textContent ?? ''),
        );
      const reaches = (element: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        if (hit === null) return false;
        if (element.contains(hit) || hit.closest('label')?.control === element) return true;
        // A field is touched anywhere within its frame, the link of a row anywhere in it.
        const frame = element.closest('.mantine-Input-wrapper, tr.opens');
        return frame?.contains(hit) === true && (hit.closest(pressable) ?? element) === element;
      };
      /** Extent in both directions along one axis, measured up to the required size. */
      const span = (element: Element, x: number, y: number, dx: number, dy: number) =>
        [-1, 1].reduce((before, way) => {
          let far = 0;
          for (const step of [4, 0.5])
            while (
              before + far < least &&
              reaches(element, x + dx * way * (far + step), y + dy * way * (far + step))
            )
              far += step;
          return before + far;
        }, 0);
      const found = new Set<string>();
      for (const element of layer.querySelectorAll(pressable)) {
        if (element.matches(':disabled, [type=hidden], [tabindex="-1"]') || !isShown(element)) continue;
        if ((element.closest('nav')?.getBoundingClientRect().right ?? 1) <= 0) continue; // It is off screen.
        if (isInSentence(element)) continue;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const name = () =>
          `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).split(' ').at(-1)} "${(
            element.getAttribute('aria-label') ||
            element.textContent ||
            ''
          ).slice(0, 30)}"`;
        const [x, y] = [left + width / 2, top + height / 2];
        if (x < 0 || x > innerWidth) {
          found.add(`${name()} lies at ${Math.round(x)} of ${innerWidth}`);
          continue;
        }
        if (!reaches(element, x, y)) continue; // The covering element is checked by itself.
        const wide = span(element, x, y, 1, 0);
        const high = span(element, x, y, 0, 1);
        if (wide < least || high < least) found.add(`${name()} is ${wide} × ${high}`);
        if (
          element.matches('input:not([type=checkbox], [type=radio], [type=file]), select, textarea') &&
          parseFloat(getComputedStyle(element).fontSize) < leastText
        )
          found.add(`${name()} has text of ${getComputedStyle(element).fontSize}`);
      }
      return [...found];
    },
    { least: LEAST, leastText: LEAST_TEXT },
  );
