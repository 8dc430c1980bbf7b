import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { createVideo, paintAll, unpainted } from './paint-words.ts';
import type { StudioState } from './use-studio.ts';
import { VideoFoot } from './video-foot.tsx';
import { recorderOf } from './voice/kept-recorder.ts';

const UNUSED_TAKE = 'You have a recording that isn’t used yet. Create the video without it?';

/**
 * Before there is a video: its cost, the reserved credits, and the buttons that paint pictures and make the
 * video.
 */
const DraftFoot = ({ studio }: { readonly studio: StudioState }) => {
  const { actions, board, scenes, task, work } = studio;
  const timezone = useTimeZone();
  const dialogs = useDialogs();
  const { confirm } = useMessages();
  const missing = unpainted(scenes);
  const painting = paintAll(board, scenes);
  const create = async (): Promise<void> => {
    const isTakeUnused = recorderOf(board.id).state().stage === 'recorded';
    if (isTakeUnused && !(await confirm(UNUSED_TAKE, 'Create Without It', 'primary'))) return;
    const video = await work('film', () => actions.film.mutateAsync());
    if (video !== undefined) dialogs.showVideo(video);
  };
  const note = (): string => {
    if (board.problem !== undefined) return board.problem;
    if (painting === undefined && board.draft === undefined)
      return `Nothing has to be painted. Creating the video costs ${CREDITS_PER_VIDEO} credits.`;
    if (board.draft === undefined)
      return `Painting reserves the video’s ${CREDITS_PER_VIDEO} credits. Creating it then costs nothing more.`;
    return `${board.draft.credits} credits are reserved until ${formatMoment(board.draft.until, timezone)}. Creating the video costs nothing more. After that, credits that no picture has used come back.`;
  };
  return (
    <footer className="studio-foot">
      <p className="studio-foot__note">{note()}</p>
      <div className="studio-foot__buttons">
        {painting === undefined ? null : (
          <ActionButton
            isDisabled={missing.length === 0}
            isBusy={task === 'paint'}
            busyText="Starting…"
            onClick={() =>
              void work('paint', () => actions.paint.mutateAsync(missing.map(({ draft }) => draft.id)))
            }
          >
            <Icon name="brush" />
            {painting}
          </ActionButton>
        )}
        <ActionButton
          look="primary"
          isDisabled={board.problem !== undefined}
          isBusy={task === 'film'}
          busyText="Starting…"
          onClick={() => void create()}
        >
          {createVideo(board)}
        </ActionButton>
      </div>
    </footer>
  );
};

/** The footer of the storyboard screen. */
export const StudioFoot = ({ studio }: { readonly studio: StudioState }) =>
  studio.board.videoId === undefined ? <DraftFoot studio={studio} /> : <VideoFoot studio={studio} />;
