import type { Locator, Page } from 'playwright-core';
import { type FocusFault, watchFocus } from './focus.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

const MOST_TABS = 90;

/**
 * A keyboard user: everything is pressed or typed; nothing is clicked, focused or filled in by script. Focus must
 * always be visible and the focused element must not be covered; `faults` lists the violations.
 */
export interface Keys {
  press(key: string, times?: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses Tab (or Shift+Tab) until the element with this role and name has focus. */
  tabTo(role: Role, name: Name, way?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Tabs to the element and presses Enter, or Space where Enter does nothing. */
  use(role: Role, name: Name, key?: 'Enter' | 'Space'): Promise<void>;
  /** Presses an arrow key in a radio group until the button with this name is chosen. */
  choose(name: Name, arrow?: 'ArrowDown' | 'ArrowUp'): Promise<void>;
  /** Whether the element with this role and name has focus. */
  isOn(role: Role, name: Name): Promise<boolean>;
  /** Whether focus is inside a matching element, or in the browser's own toolbars. */
  isWithin(selector: string): Promise<boolean>;
  faults(): FocusFault[];
}

const holdsFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

export const keysOf = (page: Page): Keys => {
  const faults: FocusFault[] = [];
  const named = (role: Role, name: Name): Locator =>
    page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });
  const isOn = (role: Role, name: Name): Promise<boolean> => holdsFocus(named(role, name));
  const press = async (key: string, times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await page.keyboard.press(key);
      faults.push(...(await watchFocus(page)));
    }
  };
  const keys: Keys = {
    press,
    isOn,
    type: (text) => page.keyboard.type(text),
    tabTo: async (role, name, way = 'Tab') => {
      await named(role, name).first().waitFor({ state: 'attached' });
      for (let tabs = 0; tabs <= MOST_TABS; tabs += 1) {
        if (await isOn(role, name)) return;
        await press(way);
      }
      throw new Error(`${way} never reaches the ${role} ${String(name)}`);
    },
    use: async (role, name, key = 'Enter') => {
      await keys.tabTo(role, name);
      await press(key);
    },
    choose: async (name, arrow = 'ArrowDown') => {
      for (let steps = 0; steps <= MOST_TABS; steps += 1) {
        if (await isOn('radio', name)) return;
        await press(arrow);
      }
      throw new Error(`${arrow} never reaches the radio button ${String(name)}`);
    },
    isWithin: (selector) =>
      page.evaluate((within) => {
        const { activeElement, body } = document;
        return activeElement === null || activeElement === body || activeElement.closest(within) !== null;
      }, selector),
    faults: () => [...faults],
  };
  return keys;
};
