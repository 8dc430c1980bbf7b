import { press, type Shot, type Stage } from '../shot.ts';
import type { RunPaths } from './give-auto-pilot.ts';

const open =
  (which: keyof RunPaths) =>
  async ({ page, cast }: Stage): Promise<void> => {
    await page.goto(cast.runPaths[which]);
    await page.locator('.run-head').waitFor();
    await page.waitForLoadState('networkidle');
  };

const shot = (which: keyof RunPaths, more: Partial<Shot> = {}): Shot => ({
  name: `run-${which}`,
  as: 'director',
  path: '/dashboard/settings',
  steps: open(which),
  ...more,
});

const queueIsThere = ({ page }: Stage): Promise<void> =>
  page.getByRole('list', { name: 'Waiting for you' }).waitFor();

const openIdeas = async ({ page, cast }: Stage): Promise<void> => {
  await page.goto(cast.runPaths.series);
  const ideas = page.getByRole('region', { name: 'Ideas', exact: true });
  await ideas.getByRole('button', { name: 'Edit idea 2' }).waitFor();
  await page.waitForLoadState('networkidle');
  await ideas.evaluate((section) => section.scrollIntoView());
};

/** Ten thousand ideas, some of which can't be added. */
const LONG_LIST = [
  'The bridge that was built from both sides and met nobody',
  'A map on which a new street appears every night',
  'The bridge that was built from both sides and met nobody',
  `The longest of all ideas, ${'which goes on and on, '.repeat(20)}and never ends`,
  ...Array.from({ length: 9996 }, (_, at) => `Night ${at + 1} of a thousand nights`),
].join('\n');

/** The queue of runs that await an answer, a run’s page, and a series’ ideas. */
export const RUN_SHOTS: readonly Shot[] = [
  {
    name: 'run-line',
    as: 'director',
    path: '/dashboard',
    steps: ({ page }) => page.locator('.shell__news a').waitFor(),
  },
  shot('video'),
  shot('video', { name: 'run-video-whole', whole: true }),
  shot('script'),
  shot('script', { name: 'run-script-whole', whole: true }),
  shot('alike'),
  shot('rules'),
  shot('approved'),
  shot('writing'),
  shot('video', {
    name: 'run-remake',
    steps: async (stage) => {
      await open('video')(stage);
      await press('Make Again')(stage);
      await stage.page
        .getByRole('dialog')
        .getByRole('textbox')
        .fill('Tell it from the keeper’s side, and end earlier.');
    },
  }),
  shot('script', {
    name: 'run-skip',
    steps: async (stage) => {
      await open('script')(stage);
      await press('Skip')(stage);
      await stage.page.getByRole('alertdialog').waitFor();
    },
  }),
  { name: 'run-queue', as: 'director', path: '/dashboard/auto-pilot', steps: queueIsThere, whole: true },
  { name: 'ideas', as: 'director', path: '/dashboard/settings', steps: openIdeas },
  {
    name: 'ideas-edit',
    as: 'director',
    path: '/dashboard/settings',
    steps: async (stage) => {
      await openIdeas(stage);
      await press('Edit idea 2')(stage);
    },
  },
  {
    name: 'ideas-import',
    as: 'director',
    path: '/dashboard/settings',
    steps: async (stage) => {
      await openIdeas(stage);
      await press('Import')(stage);
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'ideas-preview',
    as: 'director',
    path: '/dashboard/settings',
    steps: async (stage) => {
      await openIdeas(stage);
      await press('Import')(stage);
      const dialog = stage.page.getByRole('dialog');
      const file = { name: 'ideas.txt', mimeType: 'text/plain', buffer: Buffer.from(LONG_LIST) };
      await dialog.locator('input[type="file"]').setInputFiles(file);
      await dialog.getByRole('list').waitFor();
    },
  },
];
