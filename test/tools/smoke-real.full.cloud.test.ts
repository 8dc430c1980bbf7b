import { expect, it } from 'vitest';
import { stripeService } from '#test/support/billing/stripe-service.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { smokeReal } from '#test/support/smoke/smoke-real.ts';
import { settingsFor } from '#test/support/vendors/start-models.ts';

const { openai, polly } = sharedCloud().standIns;
/** Every provider, with the URL of its stand-in. */
const EVERYBODY = {
  ...settingsFor({ openai, polly }),
  STORY_WRITER: 'openai',
  TEXT_BASE_URL: `${openai}/v1`,
};
const MICRO_PER_CENT = 10_000;
const FILM_LIMIT_MS = 300_000;

const run = async (user: Readonly<Record<string, string>>, cents = 50) => {
  const printed: string[] = [];
  const status = await smokeReal(user, cents * MICRO_PER_CENT, (line) => printed.push(line));
  return { status, printed };
};

it('says what to set if no key is set, and doesn’t make a film', async () => {
  const { status, printed } = await run({});
  expect(status).toBe(2);
  expect(printed).toEqual([
    'text        skipped: set OPENAI_API_KEY or TEXT_BASE_URL to try it',
    'pictures    skipped: set OPENAI_API_KEY or IMAGE_BASE_URL to try it',
    'speech      skipped: set SPEECH_BASE_URL, or NARRATOR=polly with AWS credentials to try it',
    'moderation  skipped: set OPENAI_API_KEY or MODERATOR=guard to try it',
    'payments    skipped: set STRIPE_TEST_KEY to try it',
    'No key is set, so there is nothing to try.',
  ]);
});

it('stops before the first call that may exceed the cap, and before any call with a live key', async () => {
  const capped = await run(EVERYBODY, 0.01);
  expect([capped.status, capped.printed.at(-1)]).toEqual([
    1,
    'Stopped at the cap of $0.0001: nothing was called.',
  ]);
  const live = await run({ ...EVERYBODY, STRIPE_TEST_KEY: 'a live key' });
  expect([live.status, live.printed.at(-1)]).toEqual([
    1,
    'STRIPE_TEST_KEY is not a key of Stripe’s test mode, so nothing was called.',
  ]);
});

it('makes a film with every provider, tries a payment page, and adds up what each cost', {
  timeout: FILM_LIMIT_MS,
}, async () => {
  const stripe = await stripeService();
  try {
    const { status, printed } = await run({
      ...EVERYBODY,
      STRIPE_TEST_KEY: stripe.settings.secretKey,
      STRIPE_BASE_URL: stripe.url,
    });
    expect(printed.join('\n')).toMatch(
      /Payments: a page for \d+ cents was opened and closed\.[^]*certified\.(?:\n(?:text|pictures|speech|sum) +\$0\.\d+ of at most \$0\.\d+){4}$/u,
    );
    expect(status).toBe(0);
  } finally {
    await stripe.close();
  }
});
