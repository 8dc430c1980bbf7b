import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { page, signInForEach } from '#test/support/browser/journey.ts';
import { DESKTOP, SIZES } from '#test/support/browser/widths.ts';

describe.each(SIZES)('at $name', ({ name, viewport }) => {
  signInForEach({ at: '/dashboard', viewport, hasTouch: true });

  const chipIn = (place: Locator) => place.getByRole('button', { name: 'Demo writer' });
  const hintIn = (place: Locator) => place.getByRole('tooltip');
  const isShown = (place: Locator, isOpen: boolean) =>
    expect.poll(() => hintIn(place).isVisible()).toBe(isOpen);

  // Proves dashboard-writes-stories-demo-writer-model.
  it('the demo writer is named wherever stories are made; an explanation of it opens by mouse, keyboard or touch', async () => {
    const rail = page.getByRole('complementary');
    if (name === DESKTOP.name) {
      await chipIn(rail).hover();
      await isShown(rail, true);
      await hintIn(rail).hover();
      await isShown(rail, true);
      await page.mouse.move(viewport.width - 10, 10);
      await isShown(rail, false);
    }
    await page.getByRole('button', { name: 'Write New Story' }).click();
    const form = page.getByRole('dialog', { name: 'Create New Story' });
    const chip = chipIn(form);
    await form.getByRole('textbox').fill('A heron');
    await form.getByLabel('Category').focus();
    // Skips the finished stories.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true);
    await isShown(form, true);
    expect(await hintIn(form).textContent()).toBe(
      'Stories come from a built-in writer that makes up fiction, not from an AI model.',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await isShown(form, false);
    expect(await form.getByRole('textbox').inputValue()).toBe('A heron');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    const wizard = page.getByRole('dialog', { name: 'Create New Video' });
    await chipIn(wizard).tap();
    await isShown(wizard, true);
    await wizard.getByRole('heading', { name: 'Create New Video' }).tap();
    await isShown(wizard, false);
    expect(await wizard.isVisible()).toBe(true);
  });
});
