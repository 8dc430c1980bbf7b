import { CREDITS_PER_SCENE, CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import { costRefusal } from '#functions/domain/budget/losses.ts';
import { limitSentence } from '#functions/domain/credits/limits.ts';
import { keyMismatch } from '#functions/domain/request/idempotency.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { OrderOutcome } from './ports.ts';
import type { Storyboard } from './storyboard.ts';

/** Refuses to paint scenes that no longer exist or that have no words to paint. */
export const refuseBlank = (storyboard: Storyboard | undefined, sceneIds: readonly string[]): void => {
  if (storyboard === undefined) throw new Refusal('not_found');
  const wanted = new Set(sceneIds);
  const scenes = storyboard.scenes
    .map((scene, index) => ({ ...scene, number: index + 1 }))
    .filter(({ id }) => wanted.has(id));
  if (scenes.length === 0)
    throw new Refusal('not_found', 'These scenes aren’t there any more. Nothing was painted.');
  const blank = scenes.find(({ narration, picture }) => narration === '' && picture === '');
  if (blank !== undefined)
    throw new Refusal(
      'invalid',
      `Scene ${blank.number} has nothing to paint. Describe its picture, or write its words.`,
    );
};

/** Explains why nothing was painted. */
export const orderRefusal = (
  outcome: Exclude<OrderOutcome, { readonly kind: 'ordered' | 'nothing' | 'repeated' }>,
  now: Date,
): Refusal => {
  switch (outcome.kind) {
    case 'gone':
      return new Refusal('not_found');
    case 'mismatch':
      return keyMismatch();
    case 'too_costly':
      return new Refusal('film_too_costly');
    case 'over_budget':
    case 'paused':
    case 'exposed':
      return costRefusal(outcome);
    case 'limit':
      return new Refusal(
        'limit_reached',
        outcome.needs === 'draft'
          ? `Painting reserves the video’s ${CREDITS_PER_VIDEO} credits. ${limitSentence(outcome.account, now)}`
          : `Painting a scene again costs ${CREDITS_PER_SCENE} credit, and you don’t have enough left. Upgrade to continue.`,
      );
  }
};
