import type { Video } from '#contract/videos.ts';
import { downloadChoices, renditionName, useDownload } from '#web/lib/download.ts';
import { useSettings } from '#web/lib/use-settings.ts';
import { Menu } from '#web/ui/menu.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { NOT_READY } from './not-ready.ts';

/** Takes the film home; the quality chosen in Settings comes first. */
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
