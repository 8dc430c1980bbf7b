import type { Run } from '#contract/schemas/series/runs.ts';
import { countWords } from '#contract/script.ts';
import { useRunStory } from '#web/data/runs/run-story.ts';
import { mostLikeWords } from '#web/data/runs/run-words.ts';

/** The script of a run that has no video yet, whole, as it will be spoken. */
export const RunScript = ({ run }: { readonly run: Run }) => {
  const content = useRunStory(run)?.content ?? run.story?.content;
  if (content === undefined || run.video !== undefined) return null;
  return (
    <section className="run-script" aria-labelledby="run-script">
      <div className="run-part__head">
        <h2 id="run-script">Script</h2>
        <p className="run-part__note">{countWords(content)} words</p>
      </div>
      <p className="run-script__words" lang={run.language}>
        {content}
      </p>
      {run.mostLike === undefined ? null : <p className="run-part__note">{mostLikeWords(run.mostLike)}</p>}
    </section>
  );
};
