import type { Run } from '#contract/schemas/series/runs.ts';
import { type PostForm, postFormOf } from '#web/data/runs/post-form.ts';
import { isPostOpen, standing } from '#web/data/runs/run-words.ts';
import type { PostEdit } from '#web/data/runs/use-post-edit.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';

interface PostConflictProps {
  readonly edit: PostEdit;
  readonly other: Run;
}

const Words = ({ form, lang }: { readonly form: PostForm; readonly lang: Run['language'] }) => (
  <div className="post-conflict__words" lang={lang}>
    <p>{form.title}</p>
    <p>{form.description}</p>
    <p>{form.tags}</p>
  </div>
);

/**
 * Both versions of a post that was changed in two windows, to choose between. If the run was answered in the
 * other window, only that window’s version can be chosen.
 */
export const PostConflict = ({ edit, other }: PostConflictProps) => {
  const there = postFormOf(other);
  if (!isPostOpen(other))
    return (
      <section className="post-conflict" role="alert">
        <p>This was answered in another window before your last changes were saved. {standing(other)}</p>
        <ActionButton onClick={edit.takeOther}>Show Where It Stands</ActionButton>
      </section>
    );
  return (
    <section className="post-conflict" role="alert">
      <p>The post was changed in another window. Nothing was overwritten: compare both and choose one.</p>
      <div className="post-conflict__texts">
        <article>
          <h2>Here</h2>
          <Words form={edit.form} lang={other.language} />
          <ActionButton onClick={edit.keepMine}>Keep This One</ActionButton>
        </article>
        <article>
          <h2>In the other window</h2>
          <Words form={there} lang={other.language} />
          <ActionButton onClick={edit.takeOther}>Use the Other One</ActionButton>
        </article>
      </div>
    </section>
  );
};
