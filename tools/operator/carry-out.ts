import { ActionReason, OPERATOR_ACTIONS } from '#contract/schemas/operators/actions.ts';
import { lineOf } from '#functions/domain/publishing/live-posts.ts';
import { carryOutDecision } from '#functions/services/operators/decide.ts';
import { now } from '#functions/wiring/clock.ts';
import { decidePorts } from '#functions/wiring/operators/decide-ports.ts';
import { cases } from '#functions/wiring/operators/operator-stores.ts';
import { shares } from '#functions/wiring/stores.ts';

interface By {
  readonly by: string;
  readonly reason: string;
  readonly isByLaw: boolean;
}

const OWNER_AND_VIDEO = /^(?<ownerId>[0-9A-Z]{26})\/(?<videoId>[0-9A-Z]{26})$/u;

/**
 * Finds a video by its share link, by its share id, by its owner and id or, if it was reported, by its id
 * alone.
 */
const findVideo = async (typed: string): Promise<{ ownerId: string; videoId: string }> => {
  const { ownerId, videoId } = OWNER_AND_VIDEO.exec(typed)?.groups ?? {};
  if (ownerId !== undefined && videoId !== undefined) return { ownerId, videoId };
  const shared = await shares().find(typed.slice(typed.lastIndexOf('/') + 1));
  if (shared !== undefined) return shared;
  const reported = await cases().find(typed);
  if (reported?.videoId !== undefined) return { ownerId: reported.ownerId, videoId: reported.videoId };
  throw new Error(
    `There is no share link and no reported video ${typed}. Name the video as <user id>/<video id>.`,
  );
};

/** What a command does; undefined if there is no such command. */
export const carryOut = (
  command: string,
  subject: string,
  { by, reason: typed, isByLaw }: By,
): (() => Promise<void>) | undefined => {
  const row = OPERATOR_ACTIONS.find(({ id }) => id.replaceAll('_', '-') === command);
  if (row === undefined) return undefined;
  return async () => {
    const { data: reason, error } = ActionReason.safeParse(typed);
    if (reason === undefined) throw new Error(error?.issues[0]?.message ?? 'Say why.');
    const about = row.on === 'video' ? await findVideo(subject) : { ownerId: subject };
    const posts = await carryOutDecision(
      decidePorts,
      { action: row.id, operator: by, reason, ...about, ...(isByLaw ? { byLaw: true } : {}) },
      now(),
    );
    console.log(`Done: ${row.name}.`);
    if (posts.length === 0) return;
    console.log('Still at the platforms, where only the owner can delete it. The owner reads the same list:');
    for (const post of posts) console.log(`  ${lineOf(post)}`);
  };
};
