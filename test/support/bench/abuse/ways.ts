import { SCENE_TEXT_MAX_CHARS } from '#contract/catalogue.ts';
import type { Quantity } from '#functions/cost/meter.ts';
import type { Job } from '#functions/domain/video/job.ts';
import type { Ending } from './executions.ts';
import { after } from './simulated-clock.ts';
import { type Account, type Answer, STORY_ID, type World } from './world.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const IMAGE = 'gpt-image-2.5-flare';

const pictures = (count: number): Quantity[] => [
  { sku: 'model.image.input', model: IMAGE, quantity: 300 * count },
  { sku: 'model.image.output', model: IMAGE, quantity: 338 * count },
];
const speech = (characters: number): Quantity => ({ sku: 'polly.neural', quantity: 2 * characters });
const SCRIPT_CHARS = 1_000;

export const FILM_MS = MINUTE_MS;
export const MADE: Ending = { ms: FILM_MS, used: [...pictures(12), speech(SCRIPT_CHARS)] };
/** Six pictures are painted before the seventh is refused; a retry reuses them. */
const refused = ({ attempt }: Job): Ending => ({
  ms: 6 * SECOND_MS,
  used: attempt === 1 ? [...pictures(6), speech(SCRIPT_CHARS)] : [],
  error: 'PictureRefused',
});
/** The new text is spoken before the film turns out to be too long. */
const TOO_LONG: Ending = {
  ms: 4 * SECOND_MS,
  used: [speech(SCENE_TEXT_MAX_CHARS)],
  error: 'TimelineImpossible',
};

export const stranger = (index: number): string => `stranger-${index}@example.com`;

const order = () => ({
  body: { storyId: STORY_ID, voiceSettings: { voiceId: 'adam', voiceName: 'Adam' }, captionStyle: 'pop' },
});

/** Calls again as soon as the response permits: immediately after a success, later after a refusal. */
export const keepCalling = (call: () => Promise<Answer>): void => {
  const again = async (): Promise<void> => {
    const { status, code, retryAfterMs } = await call();
    if (status < 300) after(SECOND_MS, again);
    else if (code === 'limit_reached') after(6 * SECOND_MS, again);
    else if (code === 'in_progress') after(5 * MINUTE_MS, again);
    else after(Math.max(retryAfterMs, 20 * MINUTE_MS), again);
  };
  after(SECOND_MS, again);
};

export type Way = (world: World, index: number) => Promise<Account>;

/** What a hostile account does, from the moment it signs up. */
export const WAYS: Readonly<Record<string, Way>> = {
  refused: async (world, index) => {
    const account = await world.join(stranger(index), { endingOf: refused });
    let failed: string | undefined;
    keepCalling(async () => {
      const made = await world.call('createVideo', account, order());
      failed = made.status === 202 ? made.id : failed;
      return made;
    });
    keepCalling(async () =>
      failed === undefined
        ? { status: 404, code: 'in_progress', id: '', retryAfterMs: 0, body: {} }
        : world.call('retryVideo', account, { params: { id: failed } }),
    );
    return account;
  },
  rewritten: async (world, index) => {
    const account = await world.join(stranger(index), {
      endingOf: ({ attempt }) => (attempt === 1 ? MADE : TOO_LONG),
    });
    const made = await world.call('createVideo', account, order());
    let words = 0;
    after(2 * FILM_MS, async () =>
      keepCalling(() => {
        words += 1;
        const body = {
          narration: `The clock in the tower struck for the ${words}th time and the rain began again.`,
        };
        return world.call('rewriteScene', account, { params: { id: made.id, n: '2' }, body });
      }),
    );
    return account;
  },
  stories: async (world, index) => {
    const account = await world.join(stranger(index), { endingOf: () => MADE });
    keepCalling(() =>
      world.call('generateStory', account, { body: { prompt: 'a train', category: 'Mystery' } }),
    );
    return account;
  },
  crowd: async (world, index) => {
    const account = await world.join(stranger(index), { endingOf: () => MADE });
    await world.call('startTrial', account);
    for (let film = 0; film < 20; film += 1)
      after(SECOND_MS, async () => {
        await world.call('createVideo', account, order());
      });
    return account;
  },
  watched: async (world, index) => {
    const account = await world.join(stranger(index), { endingOf: () => MADE });
    const { id } = await world.call('createVideo', account, order());
    after(2 * FILM_MS, () => world.share(account, id));
    return account;
  },
  people: async (world, index) => {
    const email = `ada+${index}@gmail.com`;
    const account = await world.join(email, { endingOf: () => MADE, isExtra: index > 0 });
    await world.call('startTrial', account);
    keepCalling(() => world.call('createVideo', account, order()));
    return account;
  },
};

const EVERY_MS = 10 * MINUTE_MS;
const FIRST_MS = 30 * SECOND_MS;

/** How long it takes to check a typical file from a customer. */
const CHECK_MS = 5 * SECOND_MS;

/** The customer's other work; a reply of 202 counts as success. */
export type Besides = (world: World, account: Account) => Promise<Answer>;

/**
 * A customer who makes a film every ten minutes and also uses the features that the attack uses. Counts the refusals.
 */
export const payingCustomer = async (
  world: World,
  besides?: Besides,
): Promise<{ account: Account; refused: () => number }> => {
  const account = await world.join('customer@example.com', { endingOf: () => MADE, checkMs: CHECK_MS });
  await world.buyUltra(account.id);
  let refused = 0;
  const next = async (): Promise<void> => {
    const answers = [await world.call('createVideo', account, order())];
    if (besides !== undefined) answers.push(await besides(world, account));
    refused += answers.filter(({ status }) => status !== 202).length;
    after(EVERY_MS, next);
  };
  after(FIRST_MS, next);
  return { account, refused: () => refused };
};
