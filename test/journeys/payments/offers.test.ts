import { describe, expect, it } from 'vitest';
import { openTabForEach, page } from '#test/support/browser/journey.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';

const { url } = sharedCloud();
/** The price of one video on each plan. */
const OF_ONE = ['3.80', '0.98', '0.58', '0.54', '0.40'];

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  openTabForEach({ viewport });

  const shows = async (...words: readonly (string | RegExp)[]): Promise<void> => {
    for (const sentence of words) await page.getByText(sentence).first().waitFor();
  };

  // Proves payment-five-cards-get-started, listPlans, constant-five-plans, wording-met-gallery-claims-plan-says,
  // page-pricing-cards-all-plans-include, payment-features-plan-faq, constant-pricing-faq.
  it('the pricing page shows the server’s five plans, one marked most popular, what all plans include, and an FAQ', async () => {
    await page.goto('/pricing');
    const plans = await page.evaluate(async () => (await fetch('/api/payments/plans')).json());
    expect(plans).toMatchObject([
      { name: 'Hobby', usdPerMonth: 19, videosPerMonth: 5, credits: 50, series: 0 },
      { name: 'Starter', usdPerMonth: 39, videosPerMonth: 40, credits: 400, series: 1, popular: true },
      { name: 'Growth', usdPerMonth: 69, videosPerMonth: 120, credits: 1200, series: 3 },
      { name: 'Influencer', usdPerMonth: 129, videosPerMonth: 240, credits: 2400, series: 6 },
      { name: 'Ultra', usdPerMonth: 199, videosPerMonth: 500, credits: 5000, series: 10 },
    ]);
    const cards = page.locator('.plan');
    expect(await cards.count()).toBe(5);
    const grouped = (value: number): string => value.toLocaleString('en-US');
    for (const [index, plan] of plans.entries()) {
      const words = (await cards.nth(index).innerText()).replaceAll(/\s+/gu, ' ').trim();
      expect(words).toBe(
        `${plan.name} ${plan.popular ? 'Most popular ' : ''}$${plan.usdPerMonth} per month $${OF_ONE[index]} a video ` +
          `${grouped(plan.videosPerMonth)} videos per month ${grouped(plan.credits)} credits ${plan.series} series${plan.series === 0 ? '' : ' on auto-pilot'} Get Started`,
      );
    }

    const all = page.getByRole('region', { name: 'All plans include' });
    expect(await all.getByRole('listitem').count()).toBeGreaterThan(3);
    const answers = page.getByRole('region', { name: 'Questions, answered' });
    for (const words of [
      'Unused credits roll over, up to 2 times your monthly allowance.',
      /30-day money-back guarantee/u,
      /Plan changes take effect immediately/u,
      /Yes, with no fee/u,
      /7 days with 20 videos/u,
    ])
      await answers.getByText(words).waitFor();
  });

  // Proves page-affiliate-join-button, constant-affiliate-terms-figures.
  fullIt('the affiliate page explains commissions and payouts, and links to the login page', async () => {
    await page.goto('/affiliate');
    const figures = await page.locator('.figures__one').allInnerTexts();
    expect(figures.map((text) => text.replaceAll(/\s+/gu, ' ').trim())).toEqual([
      expect.stringContaining('$89'),
      expect.stringContaining('8.5%'),
      expect.stringContaining('$69'),
      expect.stringContaining('$12,000+'),
    ]);
    await shows(
      /30% recurring commission for life/u,
      /60-day attribution window/u,
      'Monthly payouts with a $50 minimum, via PayPal or bank transfer.',
      `${url}/?via=your-name`,
    );
    await page.getByRole('link', { name: 'Join the Affiliate Program' }).click();
    await page.waitForURL('**/login');
  });

  // Proves page-blog-six-articles-category-filters.
  fullIt(
    'the blog lists six articles with category, author, date and reading time, and features one',
    async () => {
      await page.goto('/blog');
      const articles = page.getByRole('article');
      expect(await articles.count()).toBe(6);
      expect(await articles.filter({ hasText: 'Featured · ' }).count()).toBe(1);
      await articles.first().getByText('Featured · ').waitFor();
      for (const words of await articles.allInnerTexts())
        expect(words).toMatch(/(?:Writing|Voice|Pictures|Growth)[\s\S]+ · \w{3} \d+, 20\d\d · \d min read/u);
      const chips = page.getByRole('group', { name: 'Category' }).getByRole('button');
      expect(await chips.allTextContents()).toEqual(['All', 'Writing', 'Voice', 'Pictures', 'Growth']);
      await articles.first().getByRole('link').click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/blog\/[a-z-]+$/u);
    },
  );

  // Proves page-privacy-terms.
  fullIt('the legal pages contain their full text', async () => {
    for (const path of ['/privacy', '/terms']) {
      await page.goto(path);
      const words = (await page.getByRole('main').innerText()).split(/\s+/u);
      expect(words.length, path).toBeGreaterThan(300);
    }
  });

  // Proves checkHealth.
  fullIt('the health check is public', async () => {
    await page.goto('/');
    expect(await page.evaluate(async () => (await fetch('/api/health')).json())).toMatchObject({
      status: 'ok',
    });
  });
});
