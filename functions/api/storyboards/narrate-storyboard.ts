import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { narrationState, withNarration } from '#functions/domain/storyboard/own-narration.ts';
import { storyboardProblem } from '#functions/domain/storyboard/problems.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { changeStoryboard } from '#functions/services/storyboards/change-storyboard.ts';
import { unwithheldVideo } from '#functions/services/storyboards/refuse-withheld.ts';
import { shownStoryboard } from '#functions/services/storyboards/shown-storyboard.ts';
import { type PreparingPorts, startNarration } from '#functions/services/storyboards/start-preparing.ts';

interface Ports extends PreparingPorts {
  readonly uploads: Lazy<Uploads>;
  readonly videos: Lazy<Videos>;
}

const NOT_READY = {
  uploading: 'This recording is still being uploaded. Try again when it is ready.',
  checking: 'We are still checking this recording. Try again in a moment.',
  refused: 'This recording couldn’t be used. Upload another one.',
} as const;

const MATCHING =
  'Your last recording is still being matched with the script. Wait a moment, or cancel it first.';

/** Uses a creator’s own recording as the narration, and starts matching it to the script. */
export const narrateStoryboard =
  ({ uploads, videos, ...ports }: Ports): Handle<typeof routes.narrateStoryboard> =>
  async ({ params: { id }, body: { uploadId } }, { userId, now }) => {
    const upload = await uploads().find(userId, uploadId);
    if (upload === undefined) throw new Refusal('not_found');
    if (upload.kind !== 'sound') throw new Refusal('conflict', 'Choose a sound file as the narration.');
    if (upload.status !== 'ready') throw new Refusal('conflict', NOT_READY[upload.status]);
    await unwithheldVideo(videos, await ports.storyboards().find(userId, id));
    const after = await changeStoryboard(ports.storyboards(), { ownerId: userId, id }, (before) => {
      const problem = storyboardProblem(before);
      if (problem !== undefined) throw new Refusal('conflict', problem);
      if (narrationState(before)?.status !== 'aligning') return withNarration(before, uploadId, now);
      // The request was repeated because the response was lost.
      if (before.narration === uploadId) return before;
      throw new Refusal('in_progress', MATCHING);
    });
    if (after?.recording === undefined) throw new Refusal('not_found');
    await startNarration(ports, { ownerId: userId, storyboardId: id, number: after.recording.number });
    return { reply: await shownStoryboard(videos, after, now) };
  };
