import { press, type Shot, type Stage, scrollThrough } from './shot.ts';

const LANDING_SECTIONS = ['niches', 'text-to-video', 'voices', 'features', 'closing'];

const toSection =
  (id: string) =>
  async (stage: Stage): Promise<void> => {
    await scrollThrough(stage);
    await stage.page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    await stage.page.evaluate(() => scrollBy(0, -96));
  };

const openMenu = async ({ page }: Stage): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
};

const playFor =
  (seconds: number) =>
  async ({ page }: Stage): Promise<void> => {
    // The browser may block autoplay.
    const play = page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true });
    await play.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForFunction(
      (time) => (document.querySelector<HTMLVideoElement>('dialog video')?.currentTime ?? 0) > time,
      seconds,
    );
    await page.mouse.move(200, 200);
  };

const socialAlert = press('Continue with GitHub');

const emailTab = async ({ page }: Stage): Promise<void> => page.getByRole('tab', { name: /Email/u }).click();

const signUp = async (stage: Stage): Promise<void> => {
  await emailTab(stage);
  await stage.page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Sign up|Create/iu })
    .last()
    .click();
};

/**
 * Opens a page by navigating from another screen, because the page reads its URL when it opens; delays the page’s
 * requests.
 */
const openSlowly = async (stage: Stage, path: string): Promise<void> => {
  const { page } = stage;
  await page.getByRole('link', { name: 'Veilcast home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Viral' }).waitFor();
  await stage.slowDown();
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
};

/** Every screen that visitors see without signing in. */
export const PUBLIC_SHOTS: readonly Shot[] = [
  { name: 'landing-hero', path: '/' },
  { name: 'landing-whole', path: '/', steps: scrollThrough, whole: true },
  ...LANDING_SECTIONS.map((id) => ({ name: `landing-${id}`, path: '/', steps: toSection(id) })),
  {
    name: 'landing-footer',
    path: '/',
    steps: async (stage) => {
      await scrollThrough(stage);
      await stage.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    },
  },
  {
    name: 'landing-voice-playing',
    path: '/',
    steps: async (stage) => {
      await toSection('voices')(stage);
      await press('Play Preview')(stage);
    },
  },
  { name: 'header-menu-signed-out', path: '/', steps: openMenu },
  { name: 'header-menu-signed-in', as: 'creator', path: '/', steps: openMenu },
  { name: 'header-long-name', as: 'crowd', path: '/pricing' },
  { name: 'player-playing', path: '/?video=history-1', steps: playFor(3) },
  {
    name: 'player-paused',
    path: '/?video=space-1',
    steps: async (stage) => {
      await playFor(1)(stage);
      await stage.page.keyboard.press('Space');
    },
  },
  {
    name: 'player-captions',
    path: '/?video=mystery',
    steps: async (stage) => {
      await playFor(2)(stage);
      await press('Captions')(stage);
    },
  },
  {
    name: 'player-speed-focused',
    path: '/?video=adventure-1',
    steps: async (stage) => {
      await playFor(1)(stage);
      await stage.page.keyboard.press('Space');
      await stage.page.getByLabel('Playback speed').focus();
    },
  },
  {
    name: 'player-unknown-alert',
    path: '/?video=nothing',
    steps: ({ page }) => page.getByRole('alertdialog').waitFor(),
  },
  { name: 'pricing', path: '/pricing' },
  {
    name: 'pricing-subscriber',
    as: 'creator',
    path: '/pricing',
    steps: ({ page }) => page.getByText('Your plan', { exact: true }).waitFor(),
  },
  {
    name: 'pricing-change-of-plan',
    as: 'creator',
    path: '/pricing',
    steps: async (stage) => {
      await stage.page.getByText('Your plan', { exact: true }).waitFor();
      await press('Upgrade to Growth')(stage);
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'pricing-whole', path: '/pricing', steps: scrollThrough, whole: true },
  { name: 'blog', path: '/blog' },
  { name: 'blog-whole', path: '/blog', steps: scrollThrough, whole: true },
  {
    name: 'blog-filtered',
    path: '/blog',
    steps: async ({ page }) => page.getByRole('button', { name: 'Growth' }).click(),
    whole: true,
  },
  { name: 'article', path: '/blog/read-it-aloud' },
  { name: 'article-whole', path: '/blog/read-it-aloud', steps: scrollThrough, whole: true },
  { name: 'affiliate', path: '/affiliate' },
  { name: 'affiliate-whole', path: '/affiliate', steps: scrollThrough, whole: true },
  { name: 'affiliate-alert', path: '/affiliate', steps: press('View Resources') },
  { name: 'affiliate-own', as: 'creator', path: '/affiliate', steps: scrollThrough, whole: true },
  { name: 'affiliate-payout', as: 'creator', path: '/affiliate', steps: press('Add Payout Details') },
  { name: 'affiliate-consent', path: '/?via=abcdefgh23' },
  { name: 'affiliate-copied', path: '/affiliate', steps: press(/^Copy/u) },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms-whole', path: '/terms', whole: true },
  {
    name: 'payment-no-session',
    path: '/payment/success',
    steps: ({ page }) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'payment-verifying',
    path: '/pricing',
    steps: async (stage) => {
      await openSlowly(stage, '/payment/success?session_id=slow');
      await stage.page.getByRole('heading', { name: 'Verifying your payment' }).waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'payment-success',
    as: 'buyer',
    path: '/pricing',
    steps: async ({ page, cast }) => {
      await page.goto(cast.receiptPath);
      await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    },
  },
  {
    name: 'payment-asked',
    as: 'buyer',
    path: '/pricing',
    steps: async ({ page, cast }) => {
      await page.goto(cast.askedPath);
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
    },
  },
  {
    name: 'payment-failed',
    path: '/payment/success?session_id=nothing',
    steps: ({ page }) => page.getByRole('alert').waitFor(),
  },
  { name: 'login', path: '/login' },
  { name: 'login-plan', path: '/login?plan=growth' },
  { name: 'login-email', path: '/login', steps: emailTab },
  { name: 'login-sign-up', path: '/login', steps: signUp },
  { name: 'login-alert', path: '/login', steps: socialAlert },
  {
    name: 'login-failed',
    path: '/login?session_id=not-ours',
    steps: ({ page }) => page.getByRole('alertdialog').waitFor(),
  },
  {
    name: 'login-authenticating',
    path: '/login',
    steps: async (stage) => {
      await openSlowly(stage, '/login#session_id=slow');
      await stage.page.getByText('Authenticating...').waitFor();
    },
  },
  { name: 'watch', path: '/watch/:shared' },
  { name: 'watch-gone', path: '/watch/AAAAAAAAAAAAAAAAAAAAAA' },
];
