import type { Run } from '#contract/schemas/series/runs.ts';
import { SAVE_WORDS } from '#web/data/editing/save-words.ts';
import { postProblems } from '#web/data/runs/post-form.ts';
import { isPostOpen } from '#web/data/runs/run-words.ts';
import type { PostEdit } from '#web/data/runs/use-post-edit.ts';
import { LineField, LongTextField } from '#web/ui/kit/fields.tsx';

const DESCRIPTION_ROWS = 4;

const Posted = ({ run }: { readonly run: Run }) => {
  const { description = '', tags = [] } = run.post ?? {};
  if (description === '' && tags.length === 0) return null;
  return (
    <section className="run-post" aria-labelledby="run-post">
      <h2 id="run-post">Post</h2>
      <p className="run-post__description" lang={run.language}>
        {description}
      </p>
      <p className="run-part__note" lang={run.language}>
        {tags.map((tag) => `#${tag}`).join(' ')}
      </p>
    </section>
  );
};

/** The post of the video, saved as the creator types, and read-only once the run is over. */
export const PostFields = ({ run, edit }: { readonly run: Run; readonly edit: PostEdit }) => {
  const { form, change } = edit;
  if (run.post === undefined) return null;
  if (!isPostOpen(run)) return <Posted run={run} />;
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
