import type { Run } from '#contract/schemas/series/runs.ts';

/** What the script is written from, while there is nothing else to read. */
export const RunIdea = ({ run }: { readonly run: Run }) =>
  run.story === undefined && run.video === undefined ? (
    <section className="run-idea" aria-labelledby="run-idea">
      <h2 id="run-idea" className="run-part__note">
        Its idea
      </h2>
      <p className="run-idea__text" lang={run.language}>
        {run.idea}
      </p>
      {run.status === 'writing' ? (
        <p className="run-part__note">
          The script appears here as soon as it is written, in a minute or two.
        </p>
      ) : null}
    </section>
  ) : null;
