import { describe, expect, it } from 'vitest';
import { emptyAccount } from '#functions/domain/credits/credits.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import { orderRefusal, refuseBlank } from '#functions/domain/storyboard/order-refusal.ts';
import { storyOf } from '#test/support/builders/drafts.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const board = {
  ...openedStoryboard({ id: 'board', mediaFolder: 'folder' }, storyOf('ada'), {}, NOW),
  scenes: [
    { id: 'both', narration: 'It burned.', picture: 'A lamp.' },
    { id: 'blank', narration: '', picture: '' },
    { id: 'words', narration: 'It burned.', picture: '' },
    { id: 'picture', narration: '', picture: 'A lamp.' },
    { id: 'void', narration: '', picture: '' },
  ],
};
const blank = (number: number) =>
  new Refusal('invalid', `Scene ${number} has nothing to paint. Describe its picture, or write its words.`);
const gone = new Refusal('not_found', 'These scenes aren’t there any more. Nothing was painted.');

describe('refuses to paint', () => {
  it.each([
    ['a storyboard that is gone', undefined, ['both'], new Refusal('not_found')],
    ['no scenes', board, [], gone],
    ['scenes that are gone', board, ['deleted'], gone],
    ['a scene without words or a description', board, ['blank'], blank(2)],
    ['the last scene when it is blank', board, ['both', 'void'], blank(5)],
    ['several scenes, naming the first blank one in the film', board, ['void', 'both', 'blank'], blank(2)],
  ])('%s', (_, storyboard, sceneIds, refusal) => {
    expect(() => refuseBlank(storyboard, sceneIds)).toThrow(refusal);
  });
});

it.each([[['both']], [['words', 'picture']], [['both', 'deleted']]])(
  'accepts an order for the scenes %j',
  (sceneIds) => {
    expect(() => refuseBlank(board, sceneIds)).not.toThrow();
  },
);

describe('the refusal of an order to paint', () => {
  const account = emptyAccount('ada', NOW);
  it.each<[Parameters<typeof orderRefusal>[0], Pick<Refusal, 'code' | 'message'>]>([
    [{ kind: 'gone' }, new Refusal('not_found')],
    [
      { kind: 'mismatch' },
      { code: 'conflict', message: 'This Idempotency-Key was used for a different request. Send a new one.' },
    ],
    [{ kind: 'too_costly' }, new Refusal('film_too_costly')],
    [
      { kind: 'over_budget', spent: 'day', tier: 'paid', isShared: false },
      {
        code: 'budget_reached',
        message:
          'We’ve made as many videos as we can today. No credits were used. Please come back tomorrow.',
      },
    ],
    [{ kind: 'paused' }, new Refusal('account_paused')],
    [
      { kind: 'exposed' },
      {
        code: 'in_progress',
        message:
          'Your other videos have to finish first. No credits were used. Please try again in a few minutes.',
      },
    ],
    [
      { kind: 'limit', needs: 'draft', account },
      {
        code: 'limit_reached',
        message:
          'Painting reserves the video’s 10 credits. Free plan limit reached! You have used all 3 videos. Please upgrade to continue creating videos.',
      },
    ],
    [
      { kind: 'limit', needs: 'picture', account },
      {
        code: 'limit_reached',
        message:
          'Painting a scene again costs 1 credit, and you don’t have enough left. Upgrade to continue.',
      },
    ],
  ])('gives the reason: %j', (outcome, { code, message }) => {
    const refusal = orderRefusal(outcome, NOW);
    expect(refusal).toBeInstanceOf(Refusal);
    expect([refusal.code, refusal.message]).toEqual([code, message]);
  });
});
