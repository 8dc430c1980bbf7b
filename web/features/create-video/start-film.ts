import type { Video } from '#contract/schemas/videos.ts';
import { isApiError, isSessionLost } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { useCreateVideo } from '#web/data/videos/videos.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { lookProblem } from '#web/ui/look/look-draft.ts';
import { type FilmChoice, filmWish } from './use-film-choice.ts';

/** A problem with the creator’s own music that the creator can fix. */
const musicSentence = (error: unknown): string | undefined =>
  isApiError(error) && error.code === 'media_unusable' ? error.detail : undefined;

/**
 * Starts a video from a story; `failure` is a message to show if that fails. A second call while the first is running
 * does nothing.
 */
export const useStartFilm = (choice: FilmChoice, failure: (error: unknown) => string) => {
  const { alert } = useMessages();
  const { mutateAsync, isPending } = useCreateVideo();
  const once = useOneAtATime();
  const start = (storyId: string): Promise<Video | undefined> =>
    once(async () => {
      const wish = filmWish(storyId, choice);
      if (wish === undefined) {
        await alert('Please select a voice for your video.');
        return undefined;
      }
      const problem = lookProblem(choice.look);
      if (problem !== undefined) {
        await alert(problem);
        return undefined;
      }
      try {
        return await mutateAsync(wish);
      } catch (error) {
        if (!isSessionLost(error)) await alert(musicSentence(error) ?? failure(error));
        return undefined;
      }
    });
  return { start, isStarting: isPending };
};
