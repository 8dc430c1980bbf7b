import { press, type Shot, type Stage } from '../shot.ts';

const LIST = '/dashboard/auto-pilot';

const listIsThere = ({ page }: Stage) => page.getByRole('article').first().waitFor();
const openSeries =
  (name: string) =>
  async (stage: Stage): Promise<void> => {
    await listIsThere(stage);
    await stage.page.getByRole('link', { name }).first().click();
    await stage.page.getByRole('heading', { name: 'Calendar' }).waitFor();
    await stage.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  };

const begin = press('New Series');
const about = async (stage: Stage): Promise<void> => {
  const { page } = stage;
  await begin(stage);
  await page
    .getByLabel(/^What is it about/u)
    .fill('Forgotten inventions and the people behind them, for curious adults. Calm, a little ironic.');
  await page.getByLabel('Name of the series').fill('Lost Inventions');
};
const next = press('Next');
const style = async (stage: Stage): Promise<void> => {
  await about(stage);
  await next(stage);
  await stage.page.getByRole('heading', { name: 'How it sounds and looks' }).waitFor();
};
const when = async (stage: Stage): Promise<void> => {
  await style(stage);
  await next(stage);
  await stage.page.getByText(/^Next: /u).waitFor();
};
const say = async (stage: Stage): Promise<void> => {
  await when(stage);
  await next(stage);
  await stage.page.getByText('No AI model is connected here').waitFor();
};

/** Auto-pilot: the list, a series, and the wizard. */
export const SERIES_SHOTS: readonly Shot[] = [
  {
    name: 'series-offer',
    as: 'newcomer',
    path: LIST,
    steps: ({ page }) => page.getByText('10 series').waitFor(),
  },
  {
    name: 'series-empty',
    as: 'few',
    path: LIST,
    steps: ({ page }) => page.getByText('New Series').waitFor(),
  },
  { name: 'series-list', as: 'pilot', path: LIST, steps: listIsThere, whole: true },
  { name: 'series-page', as: 'pilot', path: LIST, steps: openSeries('Lost Inventions'), whole: true },
  { name: 'series-page-paused', as: 'pilot', path: LIST, steps: openSeries('Maximilianes'), whole: true },
  { name: 'dialog-series-1', as: 'few', path: LIST, steps: begin },
  {
    name: 'dialog-series-1-refused',
    as: 'few',
    path: LIST,
    steps: async (stage) => {
      await begin(stage);
      await next(stage);
    },
  },
  { name: 'dialog-series-2', as: 'few', path: LIST, steps: style },
  {
    name: 'dialog-series-2-own-look',
    as: 'few',
    path: LIST,
    steps: async (stage) => {
      await style(stage);
      await stage.page.getByText('One track').click();
      await stage.page.getByText('A look of its own').click();
    },
  },
  {
    name: 'dialog-series-3',
    as: 'few',
    path: LIST,
    steps: async (stage) => {
      await when(stage);
      await press('Add a Time')(stage);
    },
  },
  { name: 'dialog-series-4', as: 'few', path: LIST, steps: say },
  {
    name: 'dialog-series-edit',
    as: 'pilot',
    path: LIST,
    steps: async (stage) => {
      await openSeries('Lost Inventions')(stage);
      await press('Edit')(stage);
      await stage.page.getByRole('dialog').waitFor();
    },
  },
];
