import type { Video } from '#contract/videos.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { downloadChoices, renditionName, useDownload } from '#web/lib/download.ts';
import { useSettings } from '#web/lib/use-settings.ts';
import { useDeleteVideo } from '#web/lib/videos.ts';
import { Icon } from '#web/ui/icons.tsx';
import { ActionButton } from '#web/ui/kit/action-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useMessages } from '#web/ui/messages.tsx';
import { useToast } from '#web/ui/toast.tsx';

interface PlayerActionsProps {
  readonly video: Video;
  readonly onClose: () => void;
  readonly onPlay: () => void;
}

const NOT_READY = { tone: 'destructive', title: 'Video not ready' } as const;

const DownloadMenu = ({ video }: { readonly video: Video }) => {
  const { defaultQuality } = useSettings().video;
  const toast = useToast();
  const download = useDownload(video.id);
  return (
    <Menu
      label="Download"
      icon="download"
      onRefused={video.status === 'completed' ? undefined : () => toast(NOT_READY)}
      items={downloadChoices(defaultQuality).map((rendition) => ({
        id: `${rendition.format}-${rendition.quality}`,
        label: renditionName(rendition),
        onSelect: () =>
          download.mutate(rendition, {
            onError: () =>
              toast({
                tone: 'destructive',
                title: 'Download failed',
                text: 'There was an error downloading the video. Please try again.',
              }),
          }),
      }))}
    />
  );
};

const useVideoDeletion = (video: Video, onClose: () => void) => {
  const { alert, confirm } = useMessages();
  const toast = useToast();
  const remove = useDeleteVideo();
  const ask = async (): Promise<void> => {
    if (
      !(await confirm('Delete this video? Its files are deleted too. This cannot be undone.', 'Delete Video'))
    )
      return;
    try {
      await remove.mutateAsync(video.id);
      onClose();
      toast({ title: 'Video deleted' });
    } catch (error) {
      await alert(`The video could not be deleted. ${sentenceOf(error)}`);
    }
  };
  return { ask, isDeleting: remove.isPending };
};

export const PlayerActions = ({ video, onClose, onPlay }: PlayerActionsProps) => {
  const deletion = useVideoDeletion(video, onClose);
  const isReady = video.status === 'completed';
  return (
    <>
      <ActionButton
        look="danger"
        className="dialog__footer-start"
        isBusy={deletion.isDeleting}
        busyText="Deleting…"
        onClick={() => void deletion.ask()}
      >
        <Icon name="trash" />
        Delete
      </ActionButton>
      <DownloadMenu video={video} />
      <ActionButton look="quiet" onClick={onClose}>
        Close
      </ActionButton>
      <ActionButton look="primary" isDisabled={!isReady} onClick={onPlay}>
        {isReady ? 'Play Video' : 'Processing...'}
      </ActionButton>
    </>
  );
};
