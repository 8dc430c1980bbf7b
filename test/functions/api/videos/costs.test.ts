import { describe, expect, it } from 'vitest';
import { createVideo } from '#functions/api/videos/create-video.ts';
import { retryVideo } from '#functions/api/videos/retry-video.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import type { SpendingRules } from '#functions/domain/budget/spending.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { CreateOutcome } from '#functions/domain/video/outcomes.ts';
import type { Renderer, Videos } from '#functions/domain/video/ports.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { lenient } from '#test/support/moderation/moderators.ts';
import { partial, roughly } from '#test/support/values.ts';

const RULES: SpendingRules = {
  rates: { picture: { each: { low: 10, medium: 20, high: 80 } }, speech: [], scene: 0 },
  best: 'high',
};
const context = { userId: 'user', payer: { user: 'hash' }, now: new Date() };
const OVER: CreateOutcome = { kind: 'over_budget', spent: 'month', tier: 'free', isShared: false };

/** The message that the creator sees, and the number of times that anything was written or started. */
const attempt = async (
  handler: typeof createVideo | typeof retryVideo,
  rules: Partial<SpendingRules>,
  outcome: CreateOutcome = OVER,
) => {
  let writes = 0;
  const write = async () => {
    writes += 1;
    return outcome;
  };
  const failed = { ...storyOf('user'), status: 'failed', scenes: storyOf('user').scenes };
  const ports = {
    stories: () => partial<Stories>({ find: async () => storyOf('user') }),
    videos: () => roughly<Videos>({ create: write, retry: write, find: async () => failed }),
    makingTimes: () => ({ add: async () => undefined, read: async () => [] }),
    renderer: () => roughly<Renderer>({ start: write }),
    spendingRules: async () => ({ ...RULES, ...rules }),
    filmQueue: () => partial<FilmQueue>({}),
    newId: () => 'video',
    users: () => partial<Users>({ find: async () => undefined }),
    aiLineByDefault: () => true,
    pronunciations: () => ({ list: async () => [] }),
    uploads: () => ({ find: async () => undefined }),
    ...lenient,
  };
  const made = handler(ports);
  const call = 'handle' in made ? made.handle : made;
  const request = { params: { id: 'video' }, body: choice };
  const refused: unknown = await call(roughly(request), roughly(context)).catch((error: unknown) => error);
  if (!(refused instanceof Refusal)) throw refused;
  return { code: refused.code, says: refused.message, writes };
};

describe.each([
  ['A film', createVideo],
  ['Another attempt at a film', retryVideo],
])('%s', (_, handler) => {
  // Proves budget-refusals-show-message-take-no.
  it('is refused before anything is written if it exceeds the cost limit at its lowest quality', async () => {
    const { code, says, writes } = await attempt(handler, { minuteCap: 9 });
    expect(code).toBe('film_too_costly');
    expect(says).toMatch(/Shorten or simplify the story.*No credits were used/u);
    expect(writes).toBe(0);
  });

  // Proves budget-refusals-show-message-take-no.
  it('is refused with an explanation and never started if it exceeds every budget', async () => {
    const { code, says, writes } = await attempt(handler, {});
    expect(code).toBe('budget_reached');
    expect(says).toMatch(/No credits were used\. Please come back next month/u);
    expect(writes).toBe(1);
  });

  it('is refused and never started if the account is paused or its other videos have to finish first', async () => {
    const paused = await attempt(handler, {}, { kind: 'paused' });
    expect(paused).toMatchObject({ code: 'account_paused', writes: 1 });
    expect(paused.says).toMatch(/until next month\. No credits were used/u);
    const exposed = await attempt(handler, {}, { kind: 'exposed' });
    expect(exposed).toMatchObject({ code: 'in_progress', writes: 1 });
    expect(exposed.says).toMatch(/have to finish first\. No credits were used/u);
  });
});
