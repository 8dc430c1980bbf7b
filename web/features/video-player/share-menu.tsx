import type { Platform } from '#contract/schemas/sharing.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { SHARE_CHOICES, useShare } from '#web/data/videos/share.ts';
import { Menu } from '#web/ui/actions/menu.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { NOT_READY } from './not-ready.ts';

/** Shares the video's link. */
export const ShareMenu = ({ video }: { readonly video: Video }) => {
  const toast = useToast();
  const { alert } = useMessages();
  const share = useShare(video);
  const run = async (platform: Platform): Promise<void> => {
    const end = await share(platform);
    switch (end.kind) {
      case 'opened':
        return;
      case 'copied':
        toast({ title: 'Link copied', text: 'Paste it wherever you want to share the video.' });
        return;
      case 'not-copied':
        await alert(`Your browser didn’t allow copying. Copy the link here: ${end.address}`);
        return;
      case 'popup-blocked':
        toast({
          tone: 'destructive',
          title: 'Share failed',
          text: 'Your browser blocked the window. Allow pop-ups for this site and try again.',
        });
        return;
      case 'failed':
        toast({
          tone: 'destructive',
          title: 'Share failed',
          text: 'There was an error sharing the video. Please try again.',
        });
        return;
    }
  };
  return (
    <Menu
      label="Share"
      icon="share"
      onRefused={video.status === 'completed' ? undefined : () => toast(NOT_READY)}
      items={SHARE_CHOICES.map(({ platform, label }) => ({
        id: platform,
        label,
        onSelect: () => void run(platform),
      }))}
    />
  );
};
