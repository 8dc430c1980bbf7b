import type { Storyboard } from '#contract/schemas/storyboards.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import type { StudioState } from './use-studio.ts';

interface BoardConflictProps {
  readonly studio: StudioState;
  readonly other: Storyboard;
}

const Texts = ({
  scenes,
}: {
  readonly scenes: readonly { readonly id: string; readonly narration: string }[];
}) => (
  <ol className="board-conflict__scenes">
    {scenes.map(({ id, narration }) => (
      <li key={id}>{narration}</li>
    ))}
  </ol>
);

/** Both versions of a storyboard that was changed in two windows, for the creator to choose between. */
export const BoardConflict = ({ studio, other }: BoardConflictProps) => {
  const { board, edit } = studio;
  return (
    <section className="board-conflict" role="alert">
      <p>
        This storyboard was changed in another window. Nothing was overwritten: compare both and choose one.
      </p>
      <div className="board-conflict__texts">
        <article lang={board.language}>
          <h2>Here</h2>
          <Texts scenes={edit.form.scenes} />
          <ActionButton onClick={edit.keepMine}>Keep This One</ActionButton>
        </article>
        <article lang={board.language}>
          <h2>In the other window</h2>
          <Texts scenes={other.scenes} />
          <ActionButton onClick={edit.takeOther}>Use the Other One</ActionButton>
        </article>
      </div>
    </section>
  );
};
