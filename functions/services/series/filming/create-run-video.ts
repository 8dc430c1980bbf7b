import type { Suspensions } from '#functions/domain/account/ports.ts';
import type { Balances } from '#functions/domain/credits/ports.ts';
import type { PayerOf } from '#functions/domain/egress/ports.ts';
import type { Pronunciations } from '#functions/domain/narration/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { runChoice, runVideo } from '#functions/domain/series/runs/run-video.ts';
import type { Series } from '#functions/domain/series/series.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { type BeginPorts, beginVideo } from '#functions/services/videos/begin-video.ts';
import { completedChoice, type VideoDefaultPorts } from '#functions/services/videos/video-defaults.ts';
import { checkCredits } from './credits-for-run.ts';

export interface CreateRunVideoPorts extends BeginPorts, VideoDefaultPorts {
  readonly stories: Lazy<Stories>;
  readonly pronunciations: Lazy<Pick<Pronunciations, 'list'>>;
  readonly balances: Lazy<Balances>;
  readonly suspensions: Lazy<Suspensions>;
  readonly payerOf: PayerOf;
}

/** Whether a run’s video exists, whatever its status. */
export const isCreated = async (
  { videos }: Pick<BeginPorts, 'videos'>,
  { ownerId, videoId }: Pick<Run, 'ownerId' | 'videoId'>,
): Promise<boolean> => videoId !== undefined && (await videos().find(ownerId, videoId)) !== undefined;

/**
 * Creates a run’s video under the id that the run has chosen for it; does nothing if the video already exists. Throws
 * a `Refusal`, without writing anything, if the video can’t be made.
 */
export const createRunVideo = async (
  ports: CreateRunVideoPorts,
  run: Run & { readonly videoId: string },
  series: Series,
  now: Date,
): Promise<void> => {
  const { ownerId } = run;
  if (await isCreated(ports, run)) return;
  if (await ports.suspensions().isSuspended(ownerId)) throw new Refusal('account_suspended');
  await checkCredits(ports, series, now);
  const story = await ports.stories().find(ownerId, run.storyId);
  if (story === undefined)
    throw new Refusal('not_found', 'Its script was deleted from your stories. Make it again, or skip it.');
  const [choice, payer, pronunciations] = await Promise.all([
    completedChoice(ports, ownerId, runChoice(run, series.choice)),
    ports.payerOf(ownerId, now),
    ports.pronunciations().list(ownerId),
  ]);
  const video = runVideo(run, story, { ...choice, pronunciations }, now);
  await beginVideo(ports, { userId: ownerId, now, payer }, video, (draft, limits) =>
    ports.videos().create(draft, undefined, now, limits),
  );
};
