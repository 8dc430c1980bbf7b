import type { Video } from '#contract/videos.ts';
import { isSessionLost, sentenceOf } from '#web/lib/api-error.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useRetryVideo } from '#web/lib/videos.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { useMessages } from '#web/ui/messages.tsx';

/** Why a film failed, and the way to make it again; scenes that are finished are not made twice. */
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
      <p>{video.error ?? 'The film could not be finished. Your credits are back.'}</p>
      <ActionButton look="primary" isBusy={retry.isPending} busyText="Starting…" onClick={() => void again()}>
        <Icon name="retry" />
        Retry
      </ActionButton>
    </div>
  );
};
