import { QUEUED, type Video } from '#contract/schemas/videos.ts';
import { useDeletion } from '#web/data/api/use-deletion.ts';
import { useDeleteVideo } from '#web/data/videos/videos.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { ShareMenu } from './share-menu.tsx';

interface PlayerActionsProps {
  readonly video: Video;
  readonly onClose: () => void;
  readonly onPlay: () => void;
}

export const PlayerActions = ({ video, onClose, onPlay }: PlayerActionsProps) => {
  const remove = useDeleteVideo();
  const askToDelete = useDeletion({
    what: 'Video',
    consequence:
      video.progress?.step === QUEUED && video.status === 'generating'
        ? 'It won’t be made, and your credits will be returned.'
        : 'Its files will be deleted too.',
    remove: () => remove.mutateAsync(video.id),
    onClose,
  });
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
