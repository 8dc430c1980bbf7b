import { describe, expect, it } from 'vitest';
import { openAnotherTab, openTabForEach, page, tab } from '#test/support/browser/journey.ts';
import { layoutShift } from '#test/support/browser/layout-shift.ts';
import { answerAlert } from '#test/support/browser/pages.ts';
import { openDashboardAs } from '#test/support/browser/signed-in.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const { url } = sharedCloud();
/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of (?:401|404|502|503)/u];
const PAGES = [
  ['/', 'Viral faceless videos on auto-pilot'],
  ['/pricing', 'Pay for videos, not for seats'],
  ['/blog', 'Notes from the cutting room'],
  ['/blog/read-it-aloud', 'Write for a voice, not for a page'],
  ['/affiliate', '30% recurring. For life.'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
] as const;

const headingOf = (): Promise<string> => page.getByRole('heading', { level: 1 }).innerText();

describe('the public pages', () => {
  openTabForEach({ expected: PROVOKED });

  // Proves page-landing-page.
  it.each(isFullRun ? PAGES : PAGES.slice(0, 1))(
    '%s is readable without JavaScript and hydrates without errors or layout shifts',
    async (path, heading) => {
      const still = await openAnotherTab({ javaScriptEnabled: false });
      const plain = await still.context.newPage();
      await plain.goto(path);
      expect(await plain.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
      await still.close();
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await headingOf()).toBe(heading);
      expect(await page.title()).toContain('Veilcast');
      expect((await layoutShift(page)).score).toBeLessThan(0.02);
    },
  );

  it('load their typefaces after the first paint on a first visit, and before it from then on', async () => {
    const visit = async () => {
      await page.goto('/pricing', { waitUntil: 'networkidle' });
      return page.evaluate(() => {
        const file = performance
          .getEntriesByType('resource')
          .find(({ name }) => name.includes('/typefaces-'));
        const [paint] = performance.getEntriesByType('paint');
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        return {
          isFirst: (file?.startTime ?? 0) < (paint?.startTime ?? 0),
          hasHeadlines: loaded.some(({ family }) => family.includes('Big Shoulders')),
        };
      });
    };
    expect(await visit()).toEqual({ isFirst: false, hasHeadlines: true });
    expect(await visit()).toEqual({ isFirst: true, hasHeadlines: true });
  });

  // Proves page-path.
  fullIt.each(['/nowhere', '/blog/nothing-here', '/pricing/other'])(
    '%s redirects to the front page',
    async (path) => {
      await page.goto(path);
      await page.waitForURL(`${url}/`);
      expect(await headingOf()).toBe('Viral faceless videos on auto-pilot');
    },
  );

  fullIt.each([360, 2560])('fit a %d px window', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path] of PAGES) {
      await page.goto(path);
      const [inner, outer] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(inner, path).toBeLessThanOrEqual(outer);
    }
  });

  fullIt('link to each other from their header and footer, and on a phone from the menu', async () => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    await header.getByRole('link', { name: 'Affiliate Program New' }).click();
    await page.waitForURL('**/affiliate');
    const footer = page.getByRole('contentinfo');
    expect(await footer.innerText()).toContain('© 2024');
    expect(await footer.getByRole('link', { name: 'Request a refund' }).getAttribute('href')).toMatch(
      /^mailto:/u,
    );
    for (const name of ['X (Twitter)', 'LinkedIn', 'YouTube', 'Discord'])
      expect(await footer.getByRole('link', { name }).count()).toBe(1);
    await footer.getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL('**/terms');
    await header.getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/login');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click();
    await page.waitForURL('**/blog');
    expect(await page.getByRole('navigation', { name: 'Menu' }).count()).toBe(0);
  });
});

describe.each(SIZES)('a signed-in creator at $name', ({ viewport }) => {
  openTabForEach({ viewport, expected: PROVOKED });

  // Proves payment-error-try-again-go-dashboard, beginCheckout, readCheckout, message-failed-checkout,
  // message-payment-not-verified.
  fullIt('sees an error when a payment cannot start or be verified', async () => {
    const broken = { kind: 'status', status: 500 } as const;
    await scriptFaults('stripe', 'checkout.sessions.create', [broken, broken, broken]);
    await openDashboardAs(page, newPerson());
    await page.goto('/pricing');
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
    await page.getByRole('button', { name: 'Get Started with Starter' }).click();
    expect(await answerAlert(page)).toBe('Failed to initialize payment. Please try again.');
    await page.goto('/payment/success?session_id=cs_of_nobody');
    await page.getByText('Failed to verify payment status. Please contact support.').waitFor();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.waitForURL('**/pricing');
    await page.goto('/payment/success?session_id=cs_of_nobody');
    await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL('**/dashboard');
  });
});

describe.each(SIZES)('a visitor at $name', ({ viewport }) => {
  openTabForEach({ viewport, expected: PROVOKED });

  // Proves payment-visitors-sent-login-page, rule-checkout-needs-signed-in-user.
  fullIt('sees five plans, each linking to the login page, whose heading gets focus', async () => {
    await page.goto('/pricing');
    for (const plan of ['Hobby', 'Starter', 'Growth', 'Influencer', 'Ultra']) {
      await page.getByRole('button', { name: `Get Started with ${plan}` }).click();
      await page.waitForURL(`**/login?plan=${plan.toLowerCase()}`);
      await page.getByRole('heading', { name: 'Welcome Back' }).and(page.locator(':focus')).waitFor();
      await page.goBack();
    }
  });

  // Proves rule-payment-result-page-needs-session, message-missing-payment-session.
  fullIt('sees an error on the payment page when it is opened without a session', async () => {
    await page.goto('/payment/success');
    await page.getByText('No payment session found').waitFor();
  });

  // Proves page-blog-six-articles-category-filters, page-blog-slug-article-page-instead, page-blog-subscribe-box,
  // subscribeNewsletter.
  it('subscribes, filters articles by category and reads one', async () => {
    await page.goto('/blog');
    await page.getByLabel('Email Address').fill(newPerson().email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Check your inbox').waitFor();
    expect(await page.getByRole('article').count()).toBe(6);
    await page.getByRole('button', { name: 'Growth' }).click();
    expect(await page.getByRole('article').count()).toBe(2);
    await page.getByRole('button', { name: 'All' }).click();
    await page.getByRole('link', { name: 'Endings that start again' }).click();
    await page.waitForURL('**/blog/endings-that-loop');
    await page.getByRole('heading', { level: 1, name: 'Endings that start again' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  fullIt('can open security.txt, but no other hidden file', async () => {
    const answer = await fetch(`${url}/.well-known/security.txt`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT/u);
    expect((await fetch(`${url}/.git/config`)).status).toBe(404);
  });

  // Proves page-blog-subscribe-box, subscribeNewsletter.
  fullIt('can subscribe twice without an error', async () => {
    const { email } = newPerson();
    await page.goto('/blog');
    for (const _ of [1, 2]) {
      await page.getByLabel('Email Address').fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Check your inbox').waitFor();
    }
  });

  // Proves page-affiliate-link-preview-copy-button, message-affiliate-resources-coming-soon,
  // constant-copy-confirmation-2.
  fullIt(
    'copies the affiliate link, sees “Copied!” for two seconds, and sees that resources are coming soon',
    async () => {
      await tab.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
      await page.goto('/affiliate');
      await page.getByRole('button', { name: 'Copy Link' }).click();
      await page.getByRole('button', { name: 'Copied!' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}/?via=your-name`);
      await page.waitForTimeout(1500);
      expect(await page.getByRole('button', { name: 'Copied!' }).count()).toBe(1);
      await page.getByRole('button', { name: 'Copy Link' }).waitFor({ timeout: 1500 });
      await page.getByText(/We don’t have banners or clips yet\.$/u).waitFor();
      await page.getByRole('button', { name: 'View Resources' }).click();
      expect(await answerAlert(page)).toBe('Affiliate resources coming soon!');
    },
  );

  // Proves landing-play-preview-pause, landing-choosing-another-voice-stops-preview, openVoicePreview.
  it('plays a voice preview, which stops when another voice is chosen', async () => {
    await page.goto('/');
    const heard = page.waitForResponse(/\/previews\/(?:voices\/)?charlotte/u);
    await page.getByRole('radio', { name: /^Charlotte/u }).check();
    await page.getByRole('button', { name: 'Play Preview' }).click();
    expect((await heard).ok()).toBe(true);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.getByRole('radio', { name: /^Bryan/u }).check();
    await page.getByRole('button', { name: 'Play Preview' }).waitFor();
  });
});
