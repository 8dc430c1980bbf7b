import { press, type Shot, type Stage } from './shot.ts';

const PROMPT = 'A night watchman who hears a piano in an empty museum';

const openStory =
  (title: string | RegExp) =>
  async (stage: Stage): Promise<void> => {
    await press(title)(stage);
    await stage.page.getByRole('dialog').waitFor();
  };

const fillPrompt = async ({ page }: Stage): Promise<void> => {
  await page.getByRole('dialog').getByRole('textbox').fill(PROMPT);
};

const writeStory = async (stage: Stage): Promise<void> => {
  await press('Create New Video')(stage);
  await fillPrompt(stage);
  await press('Generate Story')(stage);
  const { page } = stage;
  await page.getByRole('heading', { name: 'Configure Your Video' }).waitFor();
  await page.getByRole('radio', { name: /^Adam/u, includeHidden: true }).waitFor({ state: 'attached' });
};

const fromStory = async (stage: Stage): Promise<void> => {
  await openStory('The Third Coat')(stage);
  await press('Create Video from Story')(stage);
  await stage.page.getByRole('radio', { name: /^Adam/u, includeHidden: true }).waitFor({ state: 'attached' });
};

const postDirectly = async (stage: Stage): Promise<void> => {
  await press('Publish The Night the Library Burned')(stage);
  const dialog = stage.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Post directly' }).check();
  await dialog.getByText('Posting as').waitFor();
};

const scrollDialog = async ({ page }: Stage): Promise<void> => {
  await page
    .locator('dialog .dialog__body')
    .last()
    .evaluate((content) => content.scrollTo(0, content.scrollHeight));
};

/** The dialogs for stories, new videos and the account. */
export const DIALOG_SHOTS: readonly Shot[] = [
  { name: 'dialog-new-story', as: 'creator', path: '/dashboard', steps: press('Write New Story') },
  {
    name: 'dialog-new-story-busy',
    as: 'few',
    path: '/dashboard',
    steps: async (stage) => {
      await press('Write New Story')(stage);
      await fillPrompt(stage);
      await stage.slowDown();
      await press('Generate Story')(stage);
    },
  },
  {
    name: 'dialog-new-story-failed',
    as: 'few',
    path: '/dashboard',
    steps: async (stage) => {
      await press('Write New Story')(stage);
      await fillPrompt(stage);
      await stage.cutOff('*/api/stories/generate');
      await press('Generate Story')(stage);
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'dialog-new-video-1', as: 'creator', path: '/dashboard', steps: press('Create New Video') },
  { name: 'dialog-new-video-2', as: 'few', path: '/dashboard', steps: writeStory },
  {
    name: 'dialog-new-video-2-below',
    as: 'few',
    path: '/dashboard',
    steps: async (stage) => {
      await writeStory(stage);
      await scrollDialog(stage);
    },
  },
  {
    name: 'dialog-new-video-3',
    as: 'few',
    path: '/dashboard',
    steps: async (stage) => {
      await stage.cast.holdRenders();
      await writeStory(stage);
      await press('Create Video')(stage);
      await stage.page.getByRole('heading', { name: 'Creating your video' }).waitFor();
      await stage.cast.advanceFilms('few');
      await stage.page
        .getByText(/Filming scene/u)
        .first()
        .waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'dialog-story',
    as: 'creator',
    path: '/dashboard/stories',
    steps: openStory('The Third Coat'),
  },
  {
    name: 'dialog-story-facts',
    as: 'creator',
    path: '/dashboard/stories',
    steps: openStory('A Repair Fifteen Billion Miles Away'),
  },
  { name: 'dialog-story-german', as: 'crowd', path: '/dashboard/stories', steps: openStory(/^Donau/u) },
  {
    name: 'dialog-story-delete',
    as: 'creator',
    path: '/dashboard/stories',
    steps: async (stage) => {
      await openStory('The Third Coat')(stage);
      await press(/^Delete/u)(stage);
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'dialog-from-story', as: 'creator', path: '/dashboard/stories', steps: fromStory },
  {
    name: 'dialog-look',
    as: 'creator',
    path: '/dashboard/stories',
    steps: async (stage) => {
      await fromStory(stage);
      await press(/^Customize look/u)(stage);
      await stage.page.getByLabel('Your handle').fill('@nightstories');
      await stage.page.getByLabel('End card').fill('Follow for part two');
      await stage.page
        .getByRole('button', { name: /^Customize look/u })
        .evaluate((row) => row.scrollIntoView());
    },
  },
  {
    name: 'dialog-from-story-below',
    as: 'creator',
    path: '/dashboard/stories',
    steps: async (stage) => {
      await fromStory(stage);
      await scrollDialog(stage);
    },
  },
  {
    name: 'dialog-publish-direct',
    as: 'creator',
    path: '/dashboard/videos',
    whole: true,
    steps: postDirectly,
  },
  {
    name: 'dialog-publish-direct-paid',
    as: 'creator',
    path: '/dashboard/videos',
    whole: true,
    steps: async (stage) => {
      await postDirectly(stage);
      const dialog = stage.page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'Everyone' }).check();
      await dialog.getByRole('slider', { name: /^Cover/u }).fill('12');
      for (const name of [/^Comment/u, /^This video promotes/u, /^Paid partnership/u, /^I agree/u])
        await dialog.getByRole('checkbox', { name }).check();
    },
  },
  { name: 'alert-free-limit', as: 'spent', path: '/dashboard', steps: press('Create New Video') },
  { name: 'alert-trial-expired', as: 'late', path: '/dashboard', steps: press('Create New Video') },
  { name: 'alert-delete-account', as: 'few', path: '/dashboard/settings', steps: press('Delete Account') },
];
