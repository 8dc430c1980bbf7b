import type { SpeakOutcome, SpeakRequest } from '#functions/domain/storyboard/ports.ts';
import { type SpeechJob, speechEnded, unspoken, withSpeech } from '#functions/domain/storyboard/speaking.ts';
import type { SpokenScene } from '#functions/domain/storyboard/spoken-scene.ts';
import { commitWithin } from '#functions/store/budget/commit-within.ts';
import { LOCK_ROUNDS, readSettled } from '#functions/store/credits/credit-store.ts';
import { type Table, tryTransact } from '#functions/store/table/table.ts';
import { outOfRounds } from '#functions/store/videos/video-credits.ts';
import { changedRow, readStoryboard } from './storyboard-row.ts';

/** Reserves what speaking may cost, and marks the scenes, in one transaction. It costs no credits. */
export const speakStoryboard = async (
  table: Table,
  { ownerId, id, payer, now, limits }: SpeakRequest,
): Promise<SpeakOutcome> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const before = await readStoryboard(table, ownerId, id);
    if (before === undefined || before.discardedAt !== undefined) return { kind: 'gone' };
    const scenes = unspoken(before);
    if (before.speaking !== undefined || scenes.length === 0) return { kind: 'nothing', storyboard: before };
    const account = await readSettled(table, ownerId, now);
    const after = { ...withSpeech(before, now), payer: { ...payer, plan: account.subscription } };
    const job = { ownerId, videoId: id, attempt: after.speaking?.attempt ?? 1 };
    const outcome = await commitWithin(table, { jobs: [job], account, now, limits: limits(scenes) }, () => [
      changedRow(table, before, after),
    ]);
    if (outcome === 'written') return { kind: 'speaking', storyboard: after };
    if (typeof outcome === 'object') return outcome;
  }
  throw outOfRounds();
};

/** Ends one scene of a speech; false when it was over before. */
export const endSpeech = async (
  table: Table,
  job: SpeechJob,
  end: SpokenScene | { readonly problem: string },
): Promise<boolean> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const before = await readStoryboard(table, job.ownerId, job.storyboardId);
    const after = before && speechEnded(before, job, end);
    if (before === undefined || before.discardedAt !== undefined || after === undefined) return false;
    if ((await tryTransact(table, [changedRow(table, before, after)])) === undefined) return true;
  }
  throw outOfRounds();
};
