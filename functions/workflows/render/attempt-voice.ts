import type { Narrators, VoiceProvider } from '#functions/domain/providers/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { over } from './current-attempt.ts';
import type { Job } from './messages.ts';

/**
 * The narrator of an attempt. The first scene to be spoken chooses the narrator for all scenes, so that the voice
 * never changes within a film, even if another narrator becomes available. An edit keeps the film’s voice while that
 * voice is available. Throws `AttemptOver`.
 */
export const attemptVoice = async (
  { videos, narrators }: { readonly videos: Videos; readonly narrators: Narrators },
  job: Job,
  { narrator, film }: Pick<Video, 'narrator' | 'film'>,
): Promise<VoiceProvider> => {
  const chosen = narrator ?? (await videos.keepNarrator(job, await narrators.atWork(film?.narrator)));
  if (chosen === undefined) throw over(job);
  return narrators.named(chosen);
};
