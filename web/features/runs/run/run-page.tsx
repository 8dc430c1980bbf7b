import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Run } from '#contract/schemas/series/runs.ts';
import { countWords } from '#contract/script.ts';
import { OneVideosPublications } from '#web/data/publishing/publication-line.tsx';
import { usePublications } from '#web/data/publishing/publications.ts';
import { useRunStory } from '#web/data/runs/run-story.ts';
import {
  dueWords,
  isPostOpen,
  mayApprove,
  mostLikeWords,
  needsAnswer,
  postsOf,
  standing,
  titleOfRun,
} from '#web/data/runs/run-words.ts';
import { usePostEdit } from '#web/data/runs/use-post-edit.ts';
import { ApproveWords } from '#web/features/runs/approve-words.tsx';
import { PostingLine } from '#web/features/runs/posting-line.tsx';
import { type RunAnswer, useAnswer } from '#web/features/runs/use-answer.ts';
import { paths, seriesPath } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { Title } from '#web/ui/page/page-head.tsx';
import { PostConflict } from './post-conflict.tsx';
import { PostFields } from './post-fields.tsx';
import { RemakeDialog } from './remake-dialog.tsx';
import { RunFilm } from './run-film.tsx';
import { RunTools } from './run-tools.tsx';

/** The whole script of a run that has no video yet, as it will be spoken. */
const RunScript = ({ run }: { readonly run: Run }) => {
  const content = useRunStory(run)?.content ?? run.story?.content;
  const alike = mostLikeWords(run.mostLike);
  if (content === undefined || run.video !== undefined) return null;
  return (
    <section className="run-script" aria-labelledby="run-script">
      <div className="run-part__head">
        <h2 id="run-script">Script</h2>
        <p className="run-part__note">
          {countWords(content)} words
          {run.story?.writtenBy === undefined ? '' : `, by ${run.story.writtenBy}`}
        </p>
      </div>
      <p className="run-script__words" lang={run.language}>
        {content}
      </p>
      {alike === undefined ? null : <p className="run-part__note">{alike}</p>}
    </section>
  );
};

/** The idea behind the script, while there is nothing else to read. */
const RunIdea = ({ run }: { readonly run: Run }) =>
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

interface RunBarProps {
  readonly run: Run;
  readonly answer: RunAnswer;
  readonly onRemake: () => void;
}

/** The buttons for the creator’s answer, within easy reach of the thumb. */
const RunBar = ({ run, answer, onRemake }: RunBarProps) => (
  <footer className="run-bar">
    <ActionButton
      look="quiet"
      isBusy={answer.busy === 'skip'}
      busyText="Skipping…"
      onClick={() => void answer.skip()}
    >
      Skip
    </ActionButton>
    <ActionButton isBusy={answer.busy === 'remake'} onClick={onRemake}>
      Make Again
    </ActionButton>
    {mayApprove(run) ? (
      <ActionButton
        look="primary"
        className="run-bar__yes"
        isBusy={answer.busy === 'approve'}
        busyText="Approving…"
        onClick={() => void answer.approve()}
      >
        <ApproveWords run={run} />
      </ActionButton>
    ) : null}
  </footer>
);

const UNSAVED =
  'The title, description or tags couldn’t be saved, so your answer wasn’t sent. Correct them, or try again in a moment.';

const Standing = ({ run, changed }: { readonly run: Run; readonly changed: string | undefined }) => (
  <div className="run-head__standing">
    {changed === undefined ? null : (
      <p className="run-head__changed" role="alert">
        {changed}
      </p>
    )}
    <output className={run.status === 'held' ? 'run-head__held' : undefined}>{standing(run)}</output>
    {needsAnswer(run) || run.videoId === undefined || run.status === 'filming' ? null : (
      <p>
        Its video is in <Link to={paths.videos}>My Videos</Link>.
      </p>
    )}
    <PostingLine run={run} />
    {run.publishTrouble === undefined ? null : (
      <div className="run-head__changed" role="alert">
        <p>It’s approved, but not everything was posted.</p>
        {run.publishTrouble.split('\n').map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>You can publish it by hand below.</p>
      </div>
    )}
    {run.videoId === undefined ? null : <OneVideosPublications videoId={run.videoId} />}
  </div>
);

/** A run: its script or video, its post, and the creator’s answer. */
export const RunPage = ({ run }: { readonly run: Run }) => {
  const edit = usePostEdit(run);
  const posts = postsOf(run, usePublications().items);
  const { alert } = useMessages();
  const [isRemaking, setRemaking] = useState(false);
  const hasPost = isPostOpen(run);
  const answer = useAnswer(run, async () => {
    if (!hasPost) return run.version;
    const stored = await edit.saveNow();
    if (stored === undefined) await alert(UNSAVED);
    return stored?.version;
  });
  const title = titleOfRun(run);
  return (
    <div className="run-page">
      <Title>{`${title} – Veilcast`}</Title>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="run-top">
        <Link to={paths.autoPilot} className="button button--quiet">
          <Icon name="back" />
          Auto-pilot
        </Link>
        <Link to={seriesPath(run.seriesId)} className="run-top__series">
          {run.seriesName}
        </Link>
      </header>
      <main id="content" className="run-main" tabIndex={-1}>
        <div className="run-head">
          <h1 className="run-head__title" lang={run.language}>
            {title}
          </h1>
          <p className="run-head__due">{dueWords(run)}</p>
          <Standing run={run} changed={answer.changed} />
        </div>
        <RunFilm run={run} />
        <div className="run-side">
          <RunIdea run={run} />
          <RunScript run={run} />
          {edit.conflict === undefined ? (
            <PostFields run={run} edit={edit} posts={posts} />
          ) : (
            <PostConflict edit={edit} other={edit.conflict} />
          )}
          <RunTools run={run} post={edit.form} isPlanned={posts === 'planned'} onLeave={edit.finish} />
        </div>
      </main>
      {needsAnswer(run) ? <RunBar run={run} answer={answer} onRemake={() => setRemaking(true)} /> : null}
      {isRemaking ? <RemakeDialog run={run} answer={answer} onClose={() => setRemaking(false)} /> : null}
    </div>
  );
};
