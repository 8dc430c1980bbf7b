import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { OpenStoryboard } from '#contract/schemas/storyboards/storyboards.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useOpenStoryboard } from './storyboards.ts';

/** Opens the storyboard of a story and goes to it. */
export const useShowStoryboard = () => {
  const { mutateAsync, isPending } = useOpenStoryboard();
  const { alert } = useMessages();
  const navigate = useNavigate();
  const once = useOneAtATime();
  const show = (wish: z.input<typeof OpenStoryboard>): Promise<void> =>
    once(async () => {
      try {
        const { id } = await mutateAsync(wish);
        await navigate(`${paths.studio}/${id}`);
      } catch (error) {
        if (!isSessionLost(error)) await alert(`We couldn’t open the storyboard. ${sentenceOf(error)}`);
      }
    });
  return { show, isOpening: isPending };
};
