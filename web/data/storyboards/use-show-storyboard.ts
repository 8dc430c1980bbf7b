import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { OpenStoryboard, Storyboard } from '#contract/schemas/storyboards.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useOpenStoryboard, useOpenVideoStoryboard } from './storyboards.ts';

/** Goes to a storyboard once it is open, or says why it couldn't be opened. */
const useGoTo = () => {
  const { alert } = useMessages();
  const navigate = useNavigate();
  const once = useOneAtATime();
  return (open: () => Promise<Storyboard>): Promise<void> =>
    once(async () => {
      try {
        const { id } = await open();
        await navigate(`${paths.studio}/${id}`);
      } catch (error) {
        if (!isSessionLost(error)) await alert(`We couldn’t open the storyboard. ${sentenceOf(error)}`);
      }
    });
};

/** Opens the storyboard of a story and goes to it. */
export const useShowStoryboard = () => {
  const { mutateAsync, isPending } = useOpenStoryboard();
  const goTo = useGoTo();
  return {
    show: (wish: z.input<typeof OpenStoryboard>) => goTo(() => mutateAsync(wish)),
    isOpening: isPending,
  };
};

/** Opens the storyboard of a finished video and goes to it. */
export const useShowVideoStoryboard = () => {
  const { mutateAsync, isPending } = useOpenVideoStoryboard();
  const goTo = useGoTo();
  return { show: (videoId: string) => goTo(() => mutateAsync(videoId)), isOpening: isPending };
};
