import { Link } from 'react-router-dom';
import type { Run } from '#contract/schemas/series/runs.ts';
import { SAVE_WORDS } from '#web/data/editing/save-words.ts';
import { postProblems } from '#web/data/runs/post-form.ts';
import { isPostOpen, type postsOf } from '#web/data/runs/run-words.ts';
import type { PostEdit } from '#web/data/runs/use-post-edit.ts';
import { paths } from '#web/lib/paths.ts';
import { LineField, LongTextField } from '#web/ui/kit/fields.tsx';

const DESCRIPTION_ROWS = 4;

const Posted = ({ run, isPlanned }: { readonly run: Run; readonly isPlanned: boolean }) => {
  const { title, description = '', tags = [] } = run.post ?? {};
  if (!isPlanned && description === '' && tags.length === 0) return null;
  return (
    <section className="run-post" aria-labelledby="run-post">
      <h2 id="run-post">Post</h2>
      {isPlanned ? (
        <>
          <p className="run-part__note">
            These posts are planned in <Link to={paths.publications}>Published</Link>. Cancel them there to
            change their words.
          </p>
          <p lang={run.language}>{title}</p>
        </>
      ) : null}
      <p className="run-post__description" lang={run.language}>
        {description}
      </p>
      <p className="run-part__note" lang={run.language}>
        {tags.map((tag) => `#${tag}`).join(' ')}
      </p>
    </section>
  );
};

interface PostFieldsProps {
  readonly run: Run;
  readonly edit: PostEdit;
  readonly posts: ReturnType<typeof postsOf>;
}

/** The post of the video, saved as the creator types, and read-only while it is planned or once the run is over. */
export const PostFields = ({ run, edit, posts }: PostFieldsProps) => {
  const { form, change } = edit;
  if (run.post === undefined) return null;
  if (posts === 'planned' || !isPostOpen(run)) return <Posted run={run} isPlanned={posts === 'planned'} />;
  const problems = postProblems(form);
  return (
    <section className="run-post" aria-labelledby="run-post">
      <div className="run-part__head">
        <h2 id="run-post">Post</h2>
        <output className="run-part__note">{SAVE_WORDS[edit.state]}</output>
      </div>
      {posts === 'sent' ? <p className="run-part__note">What is already posted keeps its words.</p> : null}
      {edit.wasRestored ? (
        <p className="run-part__note">These are your changes from last time, which weren’t saved yet.</p>
      ) : null}
      {edit.problem === undefined ? null : (
        <p className="run-post__problem" role="alert">
          {edit.problem}
        </p>
      )}
      <LineField
        label="Title"
        autoComplete="off"
        lang={run.language}
        value={form.title}
        problem={problems.title}
        onChange={(title) => change({ ...form, title })}
      />
      <LongTextField
        label="Description (optional)"
        placeholder="What viewers read below the video"
        rows={DESCRIPTION_ROWS}
        isOptional
        lang={run.language}
        value={form.description}
        problem={problems.description}
        onChange={(description) => change({ ...form, description })}
      />
      <LineField
        label="Tags (optional)"
        autoComplete="off"
        isOptional
        placeholder="#lighthouse #mystery"
        lang={run.language}
        value={form.tags}
        problem={problems.tags}
        onChange={(tags) => change({ ...form, tags })}
      />
    </section>
  );
};
