import type { VideoLook } from '#contract/look.ts';
import { useSaveVideoSettings, useVideoSettings } from '#web/data/settings/video-settings.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { finishedLook, lookProblem } from '#web/ui/look/look-draft.ts';

/** Keeps a look on the account, for the videos to come. */
export const KeepLook = ({ look }: { readonly look: VideoLook }) => {
  const toast = useToast();
  const settings = useVideoSettings();
  const { mutate, isPending } = useSaveVideoSettings((isSaved) =>
    toast(
      isSaved
        ? { title: 'Look saved', text: 'New videos start with this look.' }
        : { tone: 'destructive', title: 'We couldn’t save your look', text: 'Please try again.' },
    ),
  );
  const finished = finishedLook(look);
  const isKept = JSON.stringify(settings?.look) === JSON.stringify(finished);
  return (
    <ActionButton
      look="quiet"
      isDisabled={isKept || settings === undefined || lookProblem(look) !== undefined}
      isBusy={isPending}
      busyText="Saving…"
      onClick={() => mutate({ look: finished })}
    >
      {isKept ? 'Your default' : 'Make it my default'}
    </ActionButton>
  );
};
