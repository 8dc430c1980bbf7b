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

/** What waits for an answer, and the page of a run. */
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
];
