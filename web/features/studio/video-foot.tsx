import { Link } from 'react-router-dom';
import { PREVIOUS_KEPT_DAYS, UPDATE_CREDITS_MAX } from '#contract/catalogue.ts';
import type { StoryboardUpdate } from '#contract/schemas/storyboard-update.ts';
import type { Storyboard } from '#contract/schemas/storyboards.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { useVideoOfBoard } from '#web/data/storyboards/video-of-board.ts';
import { isBeingMade } from '#web/data/videos/making.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { credits } from './paint-words.ts';
import type { StudioState } from './use-studio.ts';

const filmedAgain = ({ scenes }: StoryboardUpdate): string => {
  if (scenes === 0) return 'No scenes will be filmed again; the video is only reassembled';
  return scenes === 1 ? '1 scene will be filmed again' : `${scenes} scenes will be filmed again`;
};

/** The label of the button that updates the video. */
const updateLabel = (update: StoryboardUpdate | undefined): string =>
  update === undefined ? 'Update Video' : `Update Video (${credits(update.credits)})`;

/** Why the video can’t be updated now. */
const updateHindrance = (board: Storyboard): string | undefined => {
  if (board.scenes.some(({ isPainting }) => isPainting))
    return 'Pictures are being painted. Update the video once they’re there.';
  if (board.isSpeaking) return 'The narration is being worked on. Update the video in a moment.';
  if (board.problem !== undefined) return board.problem;
  return board.update === undefined
    ? 'The video already matches this storyboard. Change something to update it.'
    : undefined;
};

/** What an update does, and what its price covers. */
const updateNote = (update: StoryboardUpdate): string =>
  update.scenes > UPDATE_CREDITS_MAX
    ? `${filmedAgain(update)}, for ${UPDATE_CREDITS_MAX} credits at most.`
    : `${filmedAgain(update)}.`;

/** The question asked before updating, which says what the update does. */
const updateQuestion = (title: string, update: StoryboardUpdate): string =>
  `Update “${title}” for ${credits(update.credits)}? ${filmedAgain(update)}. Your video stays as it is until the new one is ready, and you can bring this version back for ${PREVIOUS_KEPT_DAYS} days.`;

interface FootProps {
  readonly studio: StudioState;
}

/** The status line while the video is being made, or after it has failed. */
const stateOf = ({ status, editing }: Video): string | undefined => {
  if (editing !== undefined)
    return 'Your video is being changed. It stays as it is until the new one is ready.';
  switch (status) {
    case 'completed':
      return undefined;
    case 'failed':
      return 'This video couldn’t be finished. Open it to try again.';
    case 'generating':
    case 'processing':
      return 'Your video is being made from this storyboard.';
  }
};

/** Shows the price of an update and, once the creator confirms, starts the update. */
const useUpdate = ({ actions, board, work }: StudioState) => {
  const dialogs = useDialogs();
  const { alert, confirm } = useMessages();
  return async (): Promise<void> => {
    const video = await work('update', async () => {
      // Uses the price for the latest saved state.
      const { title, update, version } = await actions.reread();
      if (update === undefined) {
        await alert(updateHindrance({ ...board, update }) ?? '');
        return undefined;
      }
      const question = updateQuestion(title, update);
      if (!(await confirm(question, updateLabel(update), 'primary'))) return undefined;
      return actions.update.mutateAsync({ version, credits: update.credits });
    });
    if (video !== undefined) dialogs.showVideo(video);
  };
};

const Made = ({ studio, read }: FootProps & { readonly read: Video }) => {
  const { board, task } = studio;
  const video = useVideoOfBoard(read);
  const dialogs = useDialogs();
  const update = useUpdate(studio);
  const state = stateOf(video);
  const hindrance = updateHindrance(board);
  return (
    <footer className="studio-foot">
      <p className="studio-foot__note">
        {state ?? hindrance ?? (board.update === undefined ? null : updateNote(board.update))}
      </p>
      <div className="studio-foot__buttons">
        <ActionButton onClick={() => dialogs.showVideo(video)}>
          <Icon name="play" />
          {isBeingMade(video) ? 'Show Progress' : 'Open Video'}
        </ActionButton>
        {video.status === 'completed' ? (
          <ActionButton
            look="primary"
            isDisabled={state !== undefined || hindrance !== undefined}
            isBusy={task === 'update' && studio.actions.update.isPending}
            busyText="Starting…"
            onClick={() => void update()}
          >
            {updateLabel(board.update)}
          </ActionButton>
        ) : null}
      </div>
    </footer>
  );
};

/** Below the storyboard of a video: its actions, and what an update costs. */
export const VideoFoot = ({ studio }: FootProps) => {
  const { video } = studio.board;
  if (video !== undefined) return <Made studio={studio} read={video} />;
  return (
    <footer className="studio-foot">
      <p className="studio-foot__note">The video of this storyboard was deleted.</p>
      <Link className="button" to={paths.videos}>
        My Videos
      </Link>
    </footer>
  );
};
