import { Link } from 'react-router-dom';
import type { Run } from '#contract/schemas/series/runs.ts';
import { SAVE_WORDS } from '#web/data/editing/save-words.ts';
import { postProblems } from '#web/data/runs/post-form.ts';
import { isPostOpen, type settledPosts } from '#web/data/runs/run-words.ts';
import type { PostEdit } from '#web/data/runs/use-post-edit.ts';
import { paths } from '#web/lib/paths.ts';
import { LineField, LongTextField } from '#web/ui/kit/fields.tsx';

const DESCRIPTION_ROWS = 4;

type Settled = ReturnType<typeof settledPosts>;

/** Why the words of ordered posts can’t be changed, and where their creator goes on. */
const SettledNote = ({ settled }: { readonly settled: NonNullable<Settled> }) => {
  const published = <Link to={paths.publications}>Published</Link>;
  return (
    <p className="run-part__note">
      {settled === 'planned' ? (
        <>These posts are planned in {published}. Cancel them there to change their words.</>
      ) : (
        <>This video is posted or on its way, so its words can’t be changed here. See {published}.</>
      )}
    </p>
  );
};

const Posted = ({ run, settled }: { readonly run: Run; readonly settled: Settled }) => {
  const { title, description = '', tags = [] } = run.post ?? {};
  if (settled === undefined && description === '' && tags.length === 0) return null;
  return (
    <section className="run-post" aria-labelledby="run-post">
      <h2 id="run-post">Post</h2>
      {settled === undefined ? null : (
        <>
          <SettledNote settled={settled} />
          <p lang={run.language}>{title}</p>
        </>
      )}
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
  readonly settled: Settled;
}

/** The post of the video, saved as the creator types, and read-only once its words are settled or the run is over. */
export const PostFields = ({ run, edit, settled }: PostFieldsProps) => {
  const { form, change } = edit;
  if (run.post === undefined) return null;
  if (settled !== undefined || !isPostOpen(run)) return <Posted run={run} settled={settled} />;
  const problems = postProblems(form);
  return (
    <section className="run-post" aria-labelledby="run-post">
      <div className="run-part__head">
        <h2 id="run-post">Post</h2>
        <output className="run-part__note">{SAVE_WORDS[edit.state]}</output>
      </div>
      {run.status === 'approved' && run.publish !== undefined ? (
        <p className="run-part__note">What is already planned or posted keeps its words.</p>
      ) : null}
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
