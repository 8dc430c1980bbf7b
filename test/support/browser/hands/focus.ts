import type { Page } from 'playwright-core';

/** A focus problem: the element and what is wrong. */
export type FocusFault =
  `${string} ${'shows no focus' | 'is hidden behind something' | 'is outside the window'}`;

/**
 * Checks the focused element, which must be inside the window with nothing covering its centre. Whether the focus was
 * visible can only be checked once focus has moved on, by comparing the element’s styles.
 */
export const watchFocus = (page: Page): Promise<FocusFault[]> =>
  page
    .evaluate(async (): Promise<FocusFault[]> => {
      // Waits for transitions to finish.
      await Promise.race([
        Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, 400)),
      ]);
      interface Seen {
        readonly element: Element;
        readonly around: readonly Element[];
        readonly looks: string;
      }
      const remember = (lastFocus?: Seen) => Object.assign(globalThis, { lastFocus });
      const nameOf = (element: Element): string =>
        `${element.tagName.toLowerCase()} "${(
          element.getAttribute('aria-label') ??
          (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ??
          ''
        )
          .trim()
          .slice(0, 40)}"`;
      const outlineOf = (element: Element): string =>
        [undefined, '::before', '::after']
          .map((part) => {
            const style = getComputedStyle(element, part);
            const outline = style.outlineStyle === 'none' ? 'none' : style.outline;
            return `${outline} ${style.boxShadow} ${style.borderColor}`;
          })
          .join();
      const looksOf = (around: readonly Element[]): string => around.map(outlineOf).join(';');
      const faults: FocusFault[] = [];

      const now = document.activeElement;
      const last: Seen | undefined = Reflect.get(globalThis, 'lastFocus');
      if (
        last !== undefined &&
        last.element !== now &&
        last.element.isConnected &&
        looksOf(last.around) === last.looks
      )
        faults.push(`${nameOf(last.element)} shows no focus`);
      if (now === last?.element) return faults;
      remember();
      // Headings and regions that are focused only so that screen readers announce them are not controls.
      if (now === null || now === document.body) return faults;
      if ((now instanceof HTMLElement || now instanceof SVGElement) && now.tabIndex < 0) return faults;

      // A radio button or switch whose visible part is its label.
      const label = (now instanceof HTMLInputElement ? now.labels?.[0] : undefined) ?? null;
      const isUnseen =
        getComputedStyle(now).opacity === '0' ||
        [now, now.parentElement].some((one) => one !== null && one.getBoundingClientRect().width < 2);
      const drawn = label !== null && isUnseen ? label : now;
      const around = [now, ...(label === null ? [] : [label, ...label.querySelectorAll('*')])];
      if (now.parentElement !== null) around.push(now.parentElement);
      if (label?.parentElement) around.push(label.parentElement);
      remember({ element: now, around, looks: looksOf(around) });

      const box = [...drawn.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
      if (box === undefined) return [...faults, `${nameOf(now)} is outside the window`];
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, innerWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      if (left >= right || top >= bottom) return [...faults, `${nameOf(now)} is outside the window`];
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // Toasts close by themselves, or when their button or Escape is pressed.
      const isUnderToast = above?.closest('.toast') !== null && now.closest('.toast') === null;
      if (above === null || !(isUnderToast || drawn.contains(above) || above.contains(drawn)))
        faults.push(`${nameOf(now)} is hidden behind something`);
      return faults;
    })
    .catch((error: unknown) => {
      // This key press opened another page, which is checked on the next key press.
      if (/context was destroyed|navigat/iu.test(String(error))) return [];
      throw error;
    });
