import type { Audience } from '#contract/moderation.ts';
import type { Platform } from '#contract/schemas/sharing.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { SHARE_CHOICES, useShare, useUnshare } from '#web/data/videos/share.ts';
import { Menu } from '#web/ui/actions/menu.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { type Toast, useToast } from '#web/ui/dialog/toast.tsx';
import { NOT_READY } from './not-ready.ts';

const STOP = 'Stop Sharing';
const STOP_QUESTION =
  'Stop sharing this video? Its link stops working within a minute, everywhere you posted it. You can share it again with a new link.';

const WHO_OPENS: Readonly<Record<Audience, string>> = {
  public: 'Paste it wherever you want to share the video.',
  owner: 'Only you can open it, while you’re signed in: this site doesn’t show videos to others.',
  machine: 'It opens only on this computer.',
};

const failed = (text: string): Toast => ({ tone: 'destructive', title: 'Share failed', text });

/** Shares the video's link, or stops sharing it. */
export const ShareMenu = ({ video }: { readonly video: Video }) => {
  const toast = useToast();
  const { alert, confirm } = useMessages();
  const share = useShare(video);
  const unshare = useUnshare(video);
  const run = async (platform: Platform): Promise<void> => {
    const end = await share(platform);
    switch (end.kind) {
      case 'opened':
        return;
      case 'copied':
        toast({ title: 'Link copied', text: WHO_OPENS[end.audience] });
        return;
      case 'not-copied':
        await alert(
          `Your browser didn’t allow copying. Copy the link here: ${end.address} ${end.audience === 'public' ? '' : WHO_OPENS[end.audience]}`.trim(),
        );
        return;
      case 'popup-blocked':
        toast(failed('Your browser blocked the window. Allow pop-ups for this site and try again.'));
        return;
      case 'failed':
        toast(failed(end.why ?? 'There was an error sharing the video. Please try again.'));
        return;
    }
  };
  const stop = async (): Promise<void> => {
    if (!(await confirm(STOP_QUESTION, STOP))) return;
    try {
      await unshare();
      toast({ title: 'Sharing stopped', text: 'The link stops working within a minute.' });
    } catch {
      toast({
        tone: 'destructive',
        title: 'The link still works',
        text: 'We couldn’t stop sharing the video. Please try again.',
      });
    }
  };
  return (
    <Menu
      label="Share"
      icon="share"
      onRefused={video.status === 'completed' ? undefined : () => toast(NOT_READY)}
      items={[
        ...SHARE_CHOICES.map(({ platform, label }) => ({
          id: platform,
          label,
          onSelect: () => void run(platform),
        })),
        ...(video.isShared ? [{ id: 'stop', label: STOP, onSelect: () => void stop() }] : []),
      ]}
    />
  );
};
