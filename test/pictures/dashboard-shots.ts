import { partsLoaded } from '#test/support/browser/pages.ts';
import { press, type Shot, type Stage } from './shot.ts';

const settled =
  (text: string | RegExp) =>
  ({ page }: Stage) =>
    page.getByText(text).first().waitFor();
const follow =
  (name: string) =>
  ({ page }: Stage) =>
    page.getByRole('link', { name, exact: true }).first().click();
const listIsThere = ({ page }: Stage) => page.getByRole('article').first().waitFor();

/** Drops preloaded responses, because a tab would use them instead of calling the server. */
const forgetEarly = ({ page }: Stage) => page.evaluate('globalThis.askedEarly.clear()');

/** The tab while its data loads, after its script has loaded. */
const loading =
  (name: string) =>
  async (stage: Stage): Promise<void> => {
    await stage.page.getByRole('heading', { level: 1 }).waitFor();
    await partsLoaded(stage.page);
    await forgetEarly(stage);
    await stage.slowDown();
    await follow(name)(stage);
    await stage.page.getByRole('heading', { name: 'Profile' }).waitFor({ state: 'detached' });
    await stage.page.locator('output[aria-busy="true"]').first().waitFor();
  };

const broken =
  (name: string, address: string) =>
  async (stage: Stage): Promise<void> => {
    await stage.page.getByRole('heading', { level: 1 }).waitFor();
    await forgetEarly(stage);
    await stage.cutOff(address);
    await follow(name)(stage);
    await stage.page.getByText(/We couldn’t load/u).waitFor({ timeout: 20_000 });
  };

/**
 * A tab while its data loads, and a tab whose data can’t be loaded from `address`; `path` is the page visited before
 * it.
 */
const arrivals = (
  part: string,
  tab: string,
  address: string,
  path = '/dashboard/settings',
): readonly Shot[] => [
  { name: `${part}-loading`, as: 'creator', path, steps: loading(tab) },
  { name: `${part}-broken`, as: 'creator', path, steps: broken(tab, address) },
];

/** A list at several lengths, from empty to long. */
const lists = (what: 'stories' | 'videos'): readonly Shot[] => {
  const path = `/dashboard/${what}`;
  return [
    { name: `${what}-empty`, as: 'newcomer', path, steps: settled(`No ${what} found`) },
    { name: `${what}-few`, as: 'few', path, steps: listIsThere },
    { name: what, as: 'creator', path, steps: listIsThere, whole: true },
    { name: `${what}-many`, as: 'crowd', path, steps: listIsThere },
  ];
};

const RANGES = ['7d', '30d', '90d', '1y'];
const SECTIONS = [
  'Profile',
  'Preferences',
  'Subscription',
  'Where You’re Signed In',
  'Video Settings',
  'Privacy',
  'Notifications',
  'Your Data',
];

const analytics = RANGES.map((range) => ({
  name: `analytics-${range}`,
  as: 'creator' as const,
  path: `/dashboard/analytics?range=${range}`,
  steps: ({ page }: Stage) => page.locator('.bar-chart svg').first().waitFor(),
  whole: true,
}));

const sections = SECTIONS.map((section) => ({
  name: `settings-${section.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}`,
  as: 'creator' as const,
  path: '/dashboard/settings',
  steps: ({ page }: Stage) =>
    page.getByRole('region', { name: section, exact: true }).evaluate((region) => region.scrollIntoView()),
}));

/** Every screen behind the login, without dialogs. */
export const DASHBOARD_SHOTS: readonly Shot[] = [
  { name: 'overview-empty', as: 'newcomer', path: '/dashboard', steps: settled('Nothing here yet') },
  { name: 'overview', as: 'creator', path: '/dashboard', steps: settled('The Night the Library Burned') },
  {
    name: 'overview-whole',
    as: 'creator',
    path: '/dashboard',
    steps: settled('The Night the Library Burned'),
    whole: true,
  },
  { name: 'overview-trial', as: 'crowd', path: '/dashboard', steps: settled(/Donau/u), whole: true },
  { name: 'overview-trial-expired', as: 'late', path: '/dashboard', steps: settled('Trial Expired') },
  ...arrivals('overview', 'Overview', '*/api/*'),
  ...lists('stories'),
  {
    name: 'stories-nothing-fits',
    as: 'creator',
    path: '/dashboard/stories',
    steps: async ({ page }) => {
      await page.getByLabel('Search stories').fill('zeppelin');
      await page.getByText('No stories found').waitFor();
    },
  },
  ...arrivals('stories', 'My Stories', '*/api/stories*'),
  ...lists('videos'),
  {
    name: 'videos-nothing-fits',
    as: 'few',
    path: '/dashboard/videos',
    steps: async ({ page }) => {
      await page.getByLabel('Status').selectOption({ label: 'Failed' });
      await page.getByText('No videos found').waitFor();
    },
  },
  ...arrivals('videos', 'My Videos', '*/api/videos*'),
  { name: 'analytics-empty', as: 'newcomer', path: '/dashboard/analytics', steps: settled('No data yet') },
  ...analytics,
  ...arrivals('analytics', 'Analytics', '*/api/analytics*', '/dashboard/videos'),
  {
    name: 'settings-whole',
    as: 'creator',
    path: '/dashboard/settings',
    steps: settled('Notifications'),
    whole: true,
  },
  ...sections,
  {
    name: 'settings-own-app',
    as: 'creator',
    path: '/dashboard/settings',
    steps: async ({ page }) => {
      const heading = page.getByRole('heading', { name: 'Your own app at YouTube' });
      await heading.evaluate((one) => one.scrollIntoView());
    },
  },
  {
    name: 'settings-invoices',
    as: 'buyer',
    path: '/dashboard/settings',
    steps: settled('Notifications'),
    whole: true,
  },
  { name: 'settings-long-name', as: 'crowd', path: '/dashboard/settings', steps: settled('Notifications') },
  {
    name: 'settings-refused',
    as: 'few',
    path: '/dashboard/settings',
    steps: async (stage) => {
      await stage.page.getByRole('textbox', { name: 'Name' }).fill('');
      await stage.page.getByRole('textbox', { name: 'Email' }).fill('grace at navy');
      await press('Save Changes')(stage);
    },
  },
  {
    name: 'toast',
    as: 'few',
    path: '/dashboard/settings',
    steps: async (stage) => {
      await press('Save Changes')(stage);
      await stage.page.locator('.toast').waitFor();
    },
  },
  {
    name: 'offline-banner',
    as: 'creator',
    path: '/dashboard/videos',
    steps: async (stage) => {
      await listIsThere(stage);
      await stage.page.context().setOffline(true);
      await stage.page
        .getByText(/offline/iu)
        .first()
        .waitFor();
    },
  },
  {
    name: 'focus',
    as: 'creator',
    path: '/dashboard/videos',
    steps: async (stage) => {
      await listIsThere(stage);
      await stage.page.getByRole('article').first().getByRole('button').first().focus();
      await stage.page.keyboard.press('Tab');
    },
  },
];
