import { DELETED_KEPT_DAYS } from '#contract/catalogue.ts';
import { QUEUED, type Video } from '#contract/schemas/videos.ts';
import { useDeletion } from '#web/data/api/use-deletion.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { CAPTION_FORMATS, useCaptionsFile } from '#web/data/videos/captions-file.ts';
import { useDeleteVideo, useRestoreVideo } from '#web/data/videos/deleted-videos.ts';
import { downloadChoices, renditionName, useDownload } from '#web/data/videos/download.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Menu } from '#web/ui/actions/menu.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { NOT_READY } from './not-ready.ts';
import { ShareMenu } from './share-menu.tsx';

/** Downloads the video, or its captions; the quality chosen in Settings is listed first. */
const DownloadMenu = ({ video }: { readonly video: Video }) => {
  const { defaultQuality } = useSettings().video;
  const toast = useToast();
  const download = useDownload(video.id);
  const captions = useCaptionsFile(video);
  const onError = (): void =>
    toast({
      tone: 'destructive',
      title: 'Download failed',
      text: 'There was an error downloading the video. Please try again.',
    });
  return (
    <Menu
      label="Download"
      icon="download"
      onRefused={video.status === 'completed' ? undefined : () => toast(NOT_READY)}
      items={[
        ...downloadChoices(defaultQuality).map((rendition) => ({
          id: `${rendition.format}-${rendition.quality}`,
          label: renditionName(rendition),
          onSelect: () => download.mutate(rendition, { onError }),
        })),
        ...CAPTION_FORMATS.map((format) => ({
          id: format,
          label: `Captions .${format}`,
          onSelect: () => captions.mutate(format, { onError }),
        })),
      ]}
    />
  );
};

interface PlayerActionsProps {
  readonly video: Video;
  readonly onClose: () => void;
  readonly onPlay: () => void;
}

const consequenceOf = (video: Video): string => {
  if (video.progress?.step === QUEUED && video.status === 'generating')
    return 'It won’t be made, and your credits will be returned. ';
  return video.isShared ? 'Its link stops working within a minute. ' : '';
};

export const PlayerActions = ({ video, onClose, onPlay }: PlayerActionsProps) => {
  const remove = useDeleteVideo();
  const restore = useRestoreVideo();
  const askToDelete = useDeletion({
    what: 'Video',
    consequence: `${consequenceOf(video)}You can restore it for ${DELETED_KEPT_DAYS} days.`,
    remove: () => remove.mutateAsync({ id: video.id }),
    undo: () => restore.mutateAsync(video.id),
    onClose,
  });
  const isReady = video.status === 'completed';
  const dialogs = useDialogs();
  return (
    <>
      <ActionButton look="danger" className="dialog__footer-start" onClick={() => void askToDelete()}>
        <Icon name="trash" />
        Delete
      </ActionButton>
      <DownloadMenu video={video} />
      <ShareMenu video={video} />
      {isReady && video.restriction === undefined ? (
        <ActionButton onClick={() => dialogs.publishVideo(video)}>
          <Icon name="publish" />
          Publish
        </ActionButton>
      ) : null}
      <ActionButton look="quiet" onClick={onClose}>
        Close
      </ActionButton>
      <ActionButton
        look="primary"
        isDisabled={!isReady || video.restriction === 'taken_down'}
        onClick={onPlay}
      >
        {isReady ? 'Play Video' : 'Processing...'}
      </ActionButton>
    </>
  );
};
