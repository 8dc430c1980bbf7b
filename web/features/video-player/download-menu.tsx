import type { Video } from '#contract/schemas/videos.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { downloadChoices, renditionName, useDownload } from '#web/data/videos/download.ts';
import { Menu } from '#web/ui/actions/menu.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { NOT_READY } from './not-ready.ts';

/** Downloads the video; the quality chosen in Settings comes first. */
export const DownloadMenu = ({ video }: { readonly video: Video }) => {
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
