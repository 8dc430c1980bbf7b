import type { Video } from '#contract/schemas/videos.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { useShowVideoStoryboard } from '#web/data/storyboards/use-show-storyboard.ts';
import { useBringBack } from '#web/data/videos/bring-back.ts';
import { isBeingMade } from '#web/data/videos/making.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { Icon } from '#web/ui/page/icons.tsx';

const QUESTION =
  'Bring back the version from before the last change? It’s free, and you can switch back the same way.';

/** Asks for confirmation before bringing back the previous version, and says when it is back. */
const useBringBackAsked = (video: Video) => {
  const { alert, confirm } = useMessages();
  const toast = useToast();
  const { mutateAsync, isPending } = useBringBack();
  const once = useOneAtATime();
  const ask = (): Promise<void> =>
    once(async () => {
      if (!(await confirm(QUESTION, 'Bring It Back', 'primary'))) return;
      try {
        await mutateAsync(video.id);
        toast({ title: 'The previous version is back', text: 'Press the button again to undo this.' });
      } catch (error) {
        if (!isSessionLost(error))
          await alert(`We couldn’t bring back the previous version. ${sentenceOf(error)}`);
      }
    });
  return { ask, isPending };
};

/** Links a finished video to its storyboard, and to the version before its last change. */
export const VersionPanel = ({ video, onClose }: { readonly video: Video; readonly onClose: () => void }) => {
  const timezone = useTimeZone();
  const { show, isOpening } = useShowVideoStoryboard();
  const back = useBringBackAsked(video);
  const { previousUntil } = video;
  return (
    <section className="version-panel" aria-label="Storyboard and versions">
      <ActionButton isBusy={isOpening} busyText="Opening…" onClick={() => void show(video.id).then(onClose)}>
        <Icon name="film" />
        Open Storyboard
      </ActionButton>
      {previousUntil === undefined ? null : (
        <>
          <ActionButton
            isDisabled={isBeingMade(video)}
            isBusy={back.isPending}
            busyText="Bringing it back…"
            onClick={() => void back.ask()}
          >
            <Icon name="undo" />
            Bring Back the Previous Version
          </ActionButton>
          <p className="version-panel__until">
            The previous version is kept until {formatMoment(previousUntil, timezone)}.
          </p>
        </>
      )}
    </section>
  );
};
