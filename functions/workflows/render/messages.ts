import { z } from 'zod';
import { GivenCertificate } from '#functions/domain/video/certificate.ts';
import type { Job as PortJob } from '#functions/domain/video/job.ts';
import { Payer } from '#functions/domain/video/job.ts';

/** The input and output of every step: ids and storage keys only, so that the state stays far below 256 KB. */

export type Job = z.infer<typeof Job>;
export const Job = z.object({
  ownerId: z.string(),
  videoId: z.string(),
  attempt: z.int().positive(),
  payer: Payer.optional(),
}) satisfies z.ZodType<PortJob>;

const OneScene = z.object({ job: Job, index: z.int().min(0) });
export const SpeakSceneInput = OneScene;
export const PaintSceneInput = OneScene;

/** `spoken`: where the scene's recording and its timeline are stored. */
export const FilmSceneInput = OneScene.extend({
  spoken: z.string(),
  stillKey: z.string(),
  filmingTry: z.int().positive(),
});
/** A scene with everything that was made for it. `clips`: where its clips are stored, such as `720p.mp4`. */
const MadeScene = z.object({
  index: z.int().min(0),
  spoken: z.string(),
  stillKey: z.string(),
  clips: z.string(),
});
export type MadeScene = z.infer<typeof MadeScene>;

/** `voices`: where each scene’s recording is stored, in film order. */
export const MixSoundInput = z.object({ job: Job, voices: z.array(z.string()).min(1) });

/** In film order. */
export const JoinFilmInput = z.object({ job: Job, scenes: z.array(MadeScene).min(1) });
/** `filmKey`: a JSON object that lists the finished files. `timelineKey`: the film's timeline as JSON. */
export const Joined = z.object({ filmKey: z.string(), timelineKey: z.string() });

export const CertifyFilmInput = z.object({ job: Job, scenes: z.array(MadeScene), film: Joined });
export const FinishVideoInput = z.object({ job: Job, film: Joined, certificate: GivenCertificate });

/**
 * The fields that a Catch in the state machine adds. `Cause` is Lambda's error as JSON, or text from Step Functions.
 */
export const Caught = z.object({ Error: z.string(), Cause: z.string().optional() });
const FromWorkflow = z.object({ job: Job, error: Caught });

/** EventBridge: "Step Functions Execution Status Change". */
const FromStatusChange = z
  .object({
    'detail-type': z.literal('Step Functions Execution Status Change'),
    detail: z.object({ status: z.enum(['FAILED', 'TIMED_OUT', 'ABORTED']), input: z.string() }),
  })
  .transform(({ detail }) => ({
    job: Job.parse(JSON.parse(detail.input)),
    error: { Error: `Execution.${detail.status}` },
  }));

export const FailVideoInput = z.union([FromWorkflow, FromStatusChange]);
