import type { Story } from '#contract/schemas/stories.ts';
import type { Script } from '#web/data/scripts/script.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';

interface ConflictProps {
  readonly mine: Script;
  readonly other: Story;
  readonly onKeepMine: () => void;
  readonly onTakeOther: () => void;
}

/** Both texts of a story that two windows changed, to choose one. */
export const Conflict = ({ mine, other, onKeepMine, onTakeOther }: ConflictProps) => (
  <section className="conflict" role="alert">
    <p>This story was changed in another window. Nothing was overwritten: compare both and choose one.</p>
    <div className="conflict__texts">
      <article className="conflict__text" lang={mine.language}>
        <h3>Here: {mine.title}</h3>
        <p>{mine.text}</p>
        <ActionButton onClick={onKeepMine}>Keep This One</ActionButton>
      </article>
      <article className="conflict__text" lang={other.language}>
        <h3>In the other window: {other.title}</h3>
        <p>{other.content}</p>
        <ActionButton onClick={onTakeOther}>Use the Other One</ActionButton>
      </article>
    </div>
  </section>
);
