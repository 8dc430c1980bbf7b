import type { Video } from '#contract/schemas/videos.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { useRetryVideo } from '#web/data/videos/videos.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { Icon } from '#web/ui/page/icons.tsx';

/** Why a video failed, and Retry, which keeps the finished scenes. */
export const RetryPanel = ({ video }: { readonly video: Video }) => {
  const { alert } = useMessages();
  const retry = useRetryVideo();
  const once = useOneAtATime();
  const again = async (): Promise<void> => {
    try {
      await once(() => retry.mutateAsync(video.id));
    } catch (error) {
      if (!isSessionLost(error)) await alert(`Failed to create video: ${sentenceOf(error)}`);
    }
  };
  return (
    <div className="retry">
      <p>{video.error ?? 'We couldn’t finish this video. Your credits have been returned.'}</p>
      <ActionButton look="primary" isBusy={retry.isPending} busyText="Starting…" onClick={() => void again()}>
        <Icon name="retry" />
        Retry
      </ActionButton>
    </div>
  );
};
