import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IDEA_MAX_CHARS, IDEAS_KEPT } from '#contract/catalogue.ts';
import { MODELS_PATH } from '#contract/local-models.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { ideas } from '#functions/wiring/stores.ts';
import { keysOf } from '#test/support/browser/hands/keys.ts';
import { id, lookInEach, page, signInForEach } from '#test/support/browser/journey.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { wordyScenes } from '#test/support/builders/films.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { leaveModel, MODEL, ModelServer } from '#test/support/models/model-server.ts';
import { fullDescribe, fullIt } from '#test/support/run/full-it.ts';
import { giveSeries } from '#test/support/series/give-series.ts';

let series: Series;

const SCRIPT = `${wordyScenes.map(({ narration }) => narration).join(' ')} Nobody ever asked.`;
const section = () => page.getByRole('region', { name: 'Ideas', exact: true });
const rows = () => section().getByRole('list', { name: 'Ideas that wait' }).getByRole('listitem');
const dialog = () => page.getByRole('dialog', { name: 'Import ideas' });
const kept = async () => (await ideas().list(id, series.id)).map(({ text }) => text);
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

const open = async (texts: readonly string[]): Promise<void> => {
  series = await giveSeries(id, {}, texts);
  await page.goto(`/dashboard/auto-pilot/${series.id}`);
  await section().getByRole('button', { name: 'Import' }).waitFor();
  // Content that loads above the ideas would push them down.
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
};
const choose = async (...files: ReturnType<typeof file>[]): Promise<void> => {
  await section().getByRole('button', { name: 'Import' }).click();
  await dialog().locator('input[type="file"]').setInputFiles(files);
};

describe.each(ONE_SIZE)('the ideas in a series, at $name', ({ viewport }) => {
  signInForEach({ viewport });
  const look = lookInEach();

  // Proves listIdeas, addIdeas, editIdea, deleteIdea.
  it('can be added, edited in place, dropped and restored', async () => {
    await open(['The lamp', 'The key', 'The map']);
    await section().getByRole('button', { name: 'Edit idea 2' }).click();
    await look('an idea that is edited');
    await section().getByRole('textbox', { name: 'Idea', exact: true }).fill('The golden key');
    await page.keyboard.press('Enter');
    await rows().filter({ hasText: 'The golden key' }).waitFor();
    await section().getByRole('button', { name: 'Drop idea 2' }).click();
    await page.locator('.toast').getByText('Idea dropped').waitFor();
    await expect.poll(kept).toEqual(['The lamp', 'The map']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(kept).toEqual(['The lamp', 'The golden key', 'The map']);
    await section().getByRole('textbox', { name: 'Your own idea' }).fill('=SUM(A1:A9)');
    await section().getByRole('button', { name: 'Add' }).click();
    await rows().filter({ hasText: '=SUM(A1:A9)' }).waitFor();
    await look('the ideas');
    await section()
      .getByText(
        'No AI model is connected, so only ideas with a script of your own become videos; the others wait.',
      )
      .waitFor();
    expect(await section().getByRole('button', { name: 'Ten More Ideas' }).count()).toBe(0);
  });

  // Proves addIdeas.
  fullIt('can be imported from a table, with the scripts unchanged', async () => {
    await open(['The lamp']);
    await choose(file('ideas.csv', `title;script\nThe Midnight Train;"${SCRIPT}"\nthe lamp!;\nThe key;\n`));
    await dialog().getByText('This list has 3 ideas. 1 can’t be added; the list says why.').waitFor();
    await dialog().getByText('Already among your ideas.').waitFor();
    await look('a list that is looked at');
    await dialog().getByLabel('Scripts are in').selectOption('No column');
    await expect
      .poll(() =>
        dialog()
          .getByText(/^Script, \d+ words$/u)
          .count(),
      )
      .toBe(0);
    await dialog().getByLabel('Scripts are in').selectOption('script');
    await dialog()
      .getByText(/^Script, \d+ words$/u)
      .waitFor();
    await dialog().getByRole('button', { name: 'Add 2 Ideas' }).click();
    await page.locator('.toast').getByText('2 ideas added').waitFor();
    expect(await kept()).toEqual(['The lamp', 'The Midnight Train', 'The key']);
    expect((await ideas().list(id, series.id))[1]?.script).toBe(SCRIPT);
    await rows()
      .getByText(/^Your script, \d+ words$/u)
      .waitFor();
  });

  fullIt('can be pasted from the clipboard, and a long list opens its preview immediately', async () => {
    await open(['The lamp']);
    await section().getByRole('button', { name: 'Import' }).click();
    await dialog()
      .getByRole('textbox')
      .evaluate((field) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(
          'text/plain',
          Array.from({ length: 5000 }, (_, at) => `Night ${at}`).join('\r\n'),
        );
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
    await dialog().getByText('This list has 5,000 ideas; there’s room for 199.', { exact: false }).waitFor();
    await dialog().getByRole('button', { name: 'Back' }).click();
    await dialog().getByRole('textbox').fill('The key\nThe map');
    await dialog().getByRole('button', { name: 'Preview the List' }).click();
    await dialog().getByRole('button', { name: 'Add 2 Ideas' }).click();
    await expect.poll(kept).toEqual(['The lamp', 'The key', 'The map']);
  });

  fullIt('can be imported as whole scripts, one per file', async () => {
    await open([]);
    await choose(
      file('The Last Train.txt', SCRIPT),
      file('b.md', `# The Lantern\n\n${SCRIPT.replaceAll('train', 'tram')}`),
    );
    await dialog().getByText('This list has 2 ideas.').waitFor();
    await dialog().getByRole('button', { name: 'Add 2 Ideas' }).click();
    await expect.poll(kept).toEqual(['The Last Train', 'The Lantern']);
  });

  // Proves series-import-10-000-lines.
  fullIt(
    'are imported from a list of ten thousand until the limit is reached, leaving out the unchecked ones',
    async () => {
      await open(['The lamp', 'The key']);
      const lines = Array.from({ length: 9999 }, (_, at) => `Night ${at + 1}`);
      await choose(file('ideas.txt', ['x'.repeat(IDEA_MAX_CHARS + 1), ...lines].join('\n')));
      const room = IDEAS_KEPT - 2;
      await dialog()
        .getByText(`This list has 10,000 ideas; there’s room for ${room}.`, { exact: false })
        .waitFor();
      await dialog().getByRole('checkbox', { name: 'Night 2', exact: true }).uncheck();
      await dialog()
        .getByText(`${room - 1} chosen.`)
        .waitFor();
      await dialog()
        .getByRole('button', { name: `Add ${room - 1} Ideas` })
        .click();
      await page
        .locator('.toast')
        .getByText(`${room - 1} ideas added`)
        .waitFor();
      const all = await kept();
      expect(all.length).toBe(IDEAS_KEPT - 1);
      expect(all.slice(0, 4)).toEqual(['The lamp', 'The key', 'Night 1', 'Night 3']);
    },
  );
});

fullDescribe('a series with a connected model', () => {
  const server = new ModelServer(sharedCloud().modelPort);
  signInForEach({ at: '/dashboard/settings' });
  afterEach(() => leaveModel(server));

  // Proves suggestIdeas.
  it('can be extended with ten suggestions from the model', async () => {
    await server.start();
    await givePlan(id, { subscription: 'starter', credits: 10 });
    const data = { address: server.address, key: '', model: MODEL };
    expect((await page.request.post(`${MODELS_PATH}/connect`, { data })).ok()).toBe(true);
    await open(['The lamp']);
    await section().getByRole('button', { name: 'Ten More Ideas' }).click();
    await expect.poll(() => rows().count()).toBe(11);
    expect((await kept()).length).toBe(11);
  });
});

fullDescribe('using only the keyboard', () => {
  signInForEach({ at: '/dashboard/settings', reducedMotion: 'reduce' });
  beforeEach(() => open(['The lamp', 'The key', 'The map']));

  // Proves editIdea.
  it('a creator moves ideas, and focus follows them', async () => {
    const keys = keysOf(page);
    await keys.use('button', 'Move idea 3 up');
    await rows().nth(1).getByText('The map').waitFor();
    await expect.poll(() => keys.isOn('button', 'Move idea 2 up')).toBe(true);
    await keys.press('Enter', 2);
    await expect.poll(() => keys.isOn('button', 'Move idea 1 up')).toBe(true);
    await expect.poll(kept).toEqual(['The map', 'The lamp', 'The key']);
    await keys.use('button', 'Move idea 1 down');
    await expect.poll(() => keys.isOn('button', 'Move idea 2 down')).toBe(true);
    await expect.poll(kept).toEqual(['The lamp', 'The map', 'The key']);
    await keys.use('button', 'Drop idea 2');
    await expect.poll(kept).toEqual(['The lamp', 'The key']);
    expect(keys.faults()).toEqual([]);
  });
});
