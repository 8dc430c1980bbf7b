import { afterEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { page, signInForEach } from '#test/support/browser/journey.ts';
import { dismissToast, newestStory, openScreen } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { leaveModel, MODEL, MODEL_TITLE, ModelServer } from '#test/support/models/model-server.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const server = new ModelServer(sharedCloud().modelPort);

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ at: '/dashboard/stories', viewport, expected: [/status of 400/u] });
  afterEach(() => leaveModel(server));

  const models = () => page.getByRole('region', { name: 'Models', exact: true });
  const form = () => page.getByRole('dialog', { name: 'Create New Story' });
  const openForm = () => page.getByRole('button', { name: 'Create New' }).first().click();
  const writeStory = async (prompt: string): Promise<string> => {
    await openScreen(page, 'My Stories');
    await openForm();
    await form().getByRole('textbox').fill(prompt);
    await form().getByRole('button', { name: 'Generate Story' }).click();
    await page.getByRole('button', { name: 'Create Video from Story' }).waitFor();
    const { title } = await newestStory(page);
    return title;
  };
  /**
   * Checks repeatedly, because a model on a busy machine may not respond until the product has stopped looking for
   * it.
   */
  const lookUntil = (isSo: () => Promise<boolean>): Promise<void> =>
    expect
      .poll(async () => {
        await models().getByRole('button', { name: 'Look Again' }).click();
        return isSo();
      })
      .toBe(true);
  const closeStory = () => page.getByRole('button', { name: 'Close', exact: true }).last().click();

  // Proves dashboard-model-machine-offered-tried.
  it('the dashboard finds and uses a local model, and says when the demo writer has replaced it', async () => {
    await openForm();
    await form().getByRole('link', { name: 'Connect a model' }).click();
    await models().getByText('No model is connected').waitFor();
    await models().getByText('We found no model on this machine').waitFor();
    await expectAccessible(page);

    await server.start();
    const use = models().getByRole('button', { name: `Use ${MODEL}` });
    await lookUntil(() => use.isVisible());
    expect(new Set(server.asked)).toEqual(new Set(['GET /v1/models']));
    await expectAccessible(page);
    await use.click();
    await models().getByText(`${MODEL}: a story in 1 s`).waitFor();
    await expectAccessible(page);
    expect(await writeStory('A lighthouse')).toBe(MODEL_TITLE);
    expect(await page.getByText('so the demo writer').count()).toBe(0);
    await closeStory();

    await server.stop();
    expect(await writeStory('Another lighthouse')).not.toBe(MODEL_TITLE);
    await page.getByText(`${MODEL} didn’t answer, so the demo writer made this one up.`).waitFor();
    await expectAccessible(page);
    if (!isFullRun) return;
    await closeStory();
    await openScreen(page, 'Settings');
    await models().getByText('It isn’t answering right now').waitFor();

    await server.start();
    await page.reload();
    await models().getByText(`${MODEL}: a story in 1 s`).waitFor();
    await models().getByText('It isn’t answering right now').waitFor({ state: 'detached' });
    expect(await writeStory('A third lighthouse')).toBe(MODEL_TITLE);
    await closeStory();
    await openScreen(page, 'Settings');
    await models().getByRole('button', { name: 'Disconnect' }).click();
    await models().getByText('No model is connected').waitFor();
  });

  // Proves dashboard-model-machine-offered-tried.
  fullIt(
    'a model found locally can be connected with one click in the dialog, and any other with its address and key in Settings',
    async () => {
      await server.start();
      await page.goto('/dashboard/settings#models');
      await lookUntil(() =>
        models()
          .getByRole('button', { name: `Use ${MODEL}` })
          .isVisible(),
      );
      await openScreen(page, 'My Stories');
      await openForm();
      await form()
        .getByRole('button', { name: `Use ${MODEL} on this machine` })
        .click();
      expect(await dismissToast(page)).toEqual(['Model connected', `${MODEL}: a story in 1 s`]);
      await form().getByRole('button', { name: MODEL, exact: true }).waitFor();
      await page.keyboard.press('Escape');

      server.key = 'sk-mine';
      await openScreen(page, 'Settings');
      const address = models().getByLabel('Address');
      const key = models().getByLabel('Key');
      const show = models().getByRole('button', { name: 'Show Models' });
      await address.fill(server.address);
      await key.fill('sk-wrong');
      await show.click();
      await models()
        .getByText(/refused the key/u)
        .waitFor();
      await expectAccessible(page);
      await key.fill('sk-mine');
      await show.click();
      await models().getByLabel('Model', { exact: true }).selectOption('qwen3:4b');
      await models().getByRole('button', { name: 'Connect', exact: true }).click();
      await models().getByText('qwen3:4b: a story in 1 s').waitFor();
      expect(await key.inputValue()).toBe('');
      server.key = undefined;
    },
  );
});
