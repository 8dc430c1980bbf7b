import type { Locator, Page } from 'playwright-core';
import type { FocusFault } from './focus.ts';
import { keysOf } from './keys.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

const MOST_ITEMS = 12;

/** What a creator does on a screen, either with a pointer or using only the keyboard. */
export interface Hand {
  press(role: Role, name: Name): Promise<void>;
  /** Selects a radio button in a group where a different one is selected. */
  pick(name: Name, instead: Name): Promise<void>;
  /** Replaces the text of a field. */
  write(field: Name, text: string): Promise<void>;
  /** Selects a file in the file chooser that a button opens. */
  give(button: string, path: string): Promise<void>;
  /** Answers an alert or a dialog with the button that has this name. */
  answer(name: string): Promise<void>;
  faults(): FocusFault[];
}

/** Selects a file in the file chooser that an action opens. */
const choose = async (page: Page, path: string, open: () => Promise<void>): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await open();
  await (await chooser).setFiles(path);
};

const exactly = (name: Name) => (typeof name === 'string' ? { name, exact: true } : { name });

const asking = (page: Page): Locator => page.getByRole('alertdialog').or(page.getByRole('dialog')).last();

export const pointerHand = (page: Page): Hand => {
  const press = (role: Role, name: Name): Promise<void> =>
    page.getByRole(role, exactly(name)).first().click();
  return {
    press,
    pick: (name) => page.getByRole('radio', exactly(name)).check({ force: true }),
    write: (field, text) => page.getByRole('textbox', exactly(field)).fill(text),
    give: (button, path) => choose(page, path, () => press('button', button)),
    answer: (name) => asking(page).getByRole('button', exactly(name)).click(),
    faults: () => [],
  };
};

export const keyboardHand = (page: Page): Hand => {
  const keys = keysOf(page);
  return {
    press: async (role, name) => {
      if (role === 'checkbox') return keys.use(role, name, 'Space');
      if (role !== 'menuitem') return keys.use(role, name);
      // Arrow keys move within a menu.
      for (let steps = 0; steps < MOST_ITEMS && !(await keys.isOn(role, name)); steps += 1)
        await keys.press('ArrowDown');
      await keys.press('Enter');
    },
    pick: async (name, instead) => {
      await keys.tabTo('radio', instead);
      await keys.choose(name);
    },
    write: async (field, text) => {
      await keys.tabTo('textbox', field);
      await keys.press('Control+a');
      await page.keyboard.insertText(text);
    },
    give: (button, path) => choose(page, path, () => keys.use('button', button)),
    answer: async (name) => {
      await asking(page).waitFor();
      await keys.use('button', name);
    },
    faults: () => keys.faults(),
  };
};
