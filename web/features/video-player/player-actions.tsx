import { flushSync } from 'react-dom';
import type { Video } from '#contract/schemas/videos.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useDeleteVideo } from '#web/data/videos/videos.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { ShareMenu } from './share-menu.tsx';

interface PlayerActionsProps {
  readonly video: Video;
  readonly onClose: () => void;
  readonly onPlay: () => void;
}

const useVideoDeletion = (video: Video, onClose: () => void) => {
  const { alert, confirm } = useMessages();
  const toast = useToast();
  const remove = useDeleteVideo();
  const ask = async (): Promise<void> => {
    if (
      !(await confirm('Delete this video? Its files are deleted too. This cannot be undone.', 'Delete Video'))
    )
      return;
    // The card that would get the focus back is removed with its video.
    flushSync(onClose);
    focusHeading();
    try {
      await remove.mutateAsync(video.id);
      toast({ title: 'Video deleted' });
    } catch (error) {
      if (!isSessionLost(error)) await alert(`We couldn’t delete the video. ${sentenceOf(error)}`);
    }
  };
  return ask;
};

export const PlayerActions = ({ video, onClose, onPlay }: PlayerActionsProps) => {
  const askToDelete = useVideoDeletion(video, onClose);
  const isReady = video.status === 'completed';
  return (
    <>
      <ActionButton look="danger" className="dialog__footer-start" onClick={() => void askToDelete()}>
        <Icon name="trash" />
        Delete
      </ActionButton>
      <DownloadMenu video={video} />
      <ShareMenu video={video} />
      <ActionButton look="quiet" onClick={onClose}>
        Close
      </ActionButton>
      <ActionButton look="primary" isDisabled={!isReady} onClick={onPlay}>
        {isReady ? 'Play Video' : 'Processing...'}
      </ActionButton>
    </>
  );
};
