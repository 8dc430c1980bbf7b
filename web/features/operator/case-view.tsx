import { useState } from 'react';
import { actionRow, type OperatorAction } from '#contract/schemas/operators/actions.ts';
import type { CaseFile } from '#contract/schemas/operators/cases.ts';
import { PostLinks } from '#web/data/operators/post-links.tsx';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { formatDate, MISSING } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { CasePicture } from './case-picture.tsx';
import { isDangerous, offersFor, reasonName, stateOf, whyOpen } from './case-words.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { useKeys } from './use-keys.ts';

/** What the owner and viewers wrote. */
const CaseReports = ({ file: { appeal, texts } }: { readonly file: CaseFile }) => {
  const timezone = useTimeZone();
  return (
    <>
      {appeal === undefined ? null : (
        <section>
          <h3>Appeal against “{actionRow(appeal.action).name}”</h3>
          <blockquote className="case__quote">{appeal.words}</blockquote>
        </section>
      )}
      <section>
        <h3>Reports</h3>
        {texts.length === 0 ? <p>Nobody wrote anything.</p> : null}
        <ul className="case__list">
          {texts.map(({ reason, words, email, at }) => (
            <li key={at + reason}>
              <strong>{reasonName(reason)}</strong> · {formatDate(at, timezone)}
              {email === undefined ? null : <> · {email}</>}
              {words === undefined ? null : <blockquote className="case__quote">{words}</blockquote>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};

/** The video’s owner, and earlier notices to them. */
const CaseOwner = ({ file: { owner, ownerId, notices } }: { readonly file: CaseFile }) => {
  const timezone = useTimeZone();
  return (
    <section>
      <h3>Owner</h3>
      <p>
        {owner.name} · {owner.email === '' ? MISSING : owner.email} · since{' '}
        {owner.since === undefined ? MISSING : formatDate(owner.since, timezone)}
      </p>
      <p className="case__id">{ownerId}</p>
      <ul className="case__list">
        {notices.map(({ action, reason, at }) => (
          <li key={at + action}>
            {formatDate(at, timezone)} · {actionRow(action).name}: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The posts that no decision can affect, because they are already on a platform. */
const CasePosts = ({ file: { posts = [] } }: { readonly file: CaseFile }) =>
  posts.length === 0 ? null : (
    <section>
      <h3>Still at the platforms, where only the owner can delete it</h3>
      <PostLinks posts={posts} />
    </section>
  );

/** Everything known about a case, and the possible decisions. */
export const CaseView = ({ file }: { readonly file: CaseFile }) => {
  const [isShown, setShown] = useState(false);
  const [asked, setAsked] = useState<OperatorAction>();
  const offers = offersFor(file);
  useKeys({
    b: () => setShown(!isShown),
    ...Object.fromEntries(
      offers.flatMap(({ action, key }) => (key === undefined ? [] : [[key, () => setAsked(action)]])),
    ),
  });
  const { owner, script } = file;
  return (
    <article className="case" aria-labelledby="case-title">
      <header className="case__head">
        <h2 id="case-title" className="case__title">
          {file.title ?? (file.videoId === undefined ? owner.name : 'A deleted video')}
        </h2>
        <p className="case__state">{stateOf(file)}</p>
        <p>{whyOpen(file).join(' · ')}</p>
      </header>
      <div className="case__actions">
        {offers.map(({ action, key }) => (
          <ActionButton
            key={action}
            look={isDangerous(action) ? 'danger' : 'plain'}
            onClick={() => setAsked(action)}
          >
            {actionRow(action).name} {key === undefined ? null : <kbd>{key}</kbd>}
          </ActionButton>
        ))}
      </div>
      <div className="case__body">
        <CasePicture file={file} isShown={isShown} onToggle={() => setShown(!isShown)} />
        <div className="case__facts">
          <CaseReports file={file} />
          <CasePosts file={file} />
          <CaseOwner file={file} />
          {script.length === 0 ? null : (
            <section>
              <h3>Script</h3>
              <ol className="case__list">
                {script.map((words, index) => (
                  <li key={index}>{words}</li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </div>
      {asked === undefined ? null : (
        <DecisionDialog found={file} action={asked} onClose={() => setAsked(undefined)} />
      )}
    </article>
  );
};
