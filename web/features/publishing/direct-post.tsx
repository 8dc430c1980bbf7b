import { type ReactNode, useEffect, useMemo } from 'react';
import type { Connection, PostOptions } from '#contract/schemas/publishing.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { usePostOptions } from '#web/data/publishing/connections.ts';
import {
  type DirectChoices,
  type DirectProblems,
  disclosureLabel,
  endedConsentWords,
  isCoverTheirs,
  paidRefusal,
  privacyChoices,
} from '#web/data/publishing/direct-post.ts';
import {
  endedTrouble,
  type OptionsTrouble as OptionsTroubleWords,
  optionsTrouble,
} from '#web/data/publishing/post-options.ts';
import { changeAccount } from '#web/data/publishing/publish-form.ts';
import { CheckField } from '#web/ui/kit/check-field.tsx';
import { FieldProblem } from '#web/ui/kit/field-problem.tsx';
import { RadioField } from '#web/ui/kit/radio-field.tsx';
import { useFilmRecovery } from '#web/ui/media/use-film-recovery.ts';
import { Avatar } from '#web/ui/page/avatar.tsx';
import { OptionsTrouble } from './options-trouble.tsx';
import type { PublishFormState } from './use-publish-form.ts';

const MUSIC = 'https://www.tiktok.com/legal/page/global/music-usage-confirmation/en';
const BRANDED = 'https://www.tiktok.com/legal/page/global/bc-policy/en';

const MS = 1000;
const COVER_STEP_SECONDS = 0.1;
const nothing = (): void => {};

interface PartProps {
  readonly video: Video;
  readonly choices: DirectChoices;
  readonly options: PostOptions;
  readonly problems: DirectProblems;
  readonly isAudited: boolean;
  readonly set: (change: Partial<DirectChoices>) => void;
}

const ALLOWED = [
  { name: 'comment', label: 'Comment' },
  { name: 'duet', label: 'Duet' },
  { name: 'stitch', label: 'Stitch' },
] as const;

/** What viewers may do; options that the account has switched off can’t be chosen. */
const Allowed = ({ choices, options, set }: PartProps) => (
  <fieldset className="publish__part">
    <legend className="publish__legend">Allow viewers to</legend>
    {ALLOWED.map(({ name, label }) => (
      <CheckField
        key={name}
        label={label}
        hint={options.off[name] ? 'Switched off in your TikTok settings.' : undefined}
        isDisabled={options.off[name]}
        isChecked={choices[name] && !options.off[name]}
        onChange={(isAllowed) => set({ [name]: isAllowed })}
      />
    ))}
  </fieldset>
);

/** Whether the video promotes something, and the label that TikTok puts on it in that case. */
const Disclosure = ({ choices, problems, isAudited, set }: PartProps) => {
  const refusal = paidRefusal(choices, isAudited);
  return (
    <fieldset className="publish__part">
      <legend className="publish__legend">Commercial content</legend>
      <CheckField
        label="This video promotes goods, services or a brand"
        hint="Tick it if you promote yourself or get something of value from someone else."
        isChecked={choices.isPromotion}
        onChange={(isPromotion) => set({ isPromotion })}
      />
      {choices.isPromotion ? (
        <div className="publish__nested">
          <CheckField
            label="Your brand"
            hint="You promote yourself or your own business."
            isChecked={choices.own}
            onChange={(own) => set({ own })}
          />
          <CheckField
            label="Paid partnership"
            hint={
              choices.paid
                ? 'You promote someone else’s brand.'
                : (refusal ?? 'You promote someone else’s brand.')
            }
            isDisabled={refusal !== undefined && !choices.paid}
            isChecked={choices.paid}
            onChange={(paid) => set({ paid })}
          />
        </div>
      ) : null}
      <output className="publish__hint">{disclosureLabel(choices) ?? ''}</output>
      {problems.promotes === undefined ? null : <FieldProblem>{problems.promotes}</FieldProblem>}
    </fieldset>
  );
};

/** The moment of the video that TikTok shows before it is played. */
const Cover = ({ video, choices, set }: PartProps) => {
  const { title, videoUrl, duration } = video;
  const seconds = choices.coverMs / MS;
  const place = useMemo(() => ({ to: seconds, isStill: true }), [seconds]);
  const [film, events] = useFilmRecovery(place, nothing);
  if (isCoverTheirs(choices))
    return <p className="publish__hint">TikTok chooses the cover of a video that only you can see.</p>;
  return (
    <div className="publish__cover">
      <video
        ref={film}
        className="publish__cover-picture"
        src={videoUrl}
        muted
        playsInline
        preload="auto"
        aria-label={`Cover of ${title}`}
        {...events}
      />
      <label className="publish__cover-time">
        <span>
          Cover at <b>{seconds.toFixed(1)} s</b>
        </span>
        <input
          type="range"
          min={0}
          max={Math.max(0, duration - COVER_STEP_SECONDS)}
          step={COVER_STEP_SECONDS}
          value={seconds}
          aria-valuetext={`${seconds.toFixed(1)} s of ${duration.toFixed(1)} s`}
          onChange={({ target }) => set({ coverMs: Math.round(target.valueAsNumber * MS) })}
        />
      </label>
    </div>
  );
};

const Policy = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer">
    {children}
    <span className="hidden-visually"> (in a new tab)</span>
  </a>
);

/** TikTok’s terms, and the creator’s consent to this video with these choices. */
const Consent = ({ choices, problems, set }: PartProps) => (
  <div className="publish__part">
    <p>
      By posting, you agree to TikTok’s{' '}
      {choices.paid ? (
        <>
          <Policy to={BRANDED}>Branded Content Policy</Policy> and{' '}
        </>
      ) : null}
      <Policy to={MUSIC}>Music Usage Confirmation</Policy>.
    </p>
    <CheckField
      label="I agree to send this video to TikTok with these choices"
      hint="If you change a choice, the text or the time, or what your account allows changes, we ask you again."
      isChecked={choices.hasConsented}
      onChange={(hasConsented) => set({ hasConsented })}
    />
    <output className="publish__hint">
      {problems.consent === undefined ? (endedConsentWords(choices) ?? '') : ''}
    </output>
    {problems.consent === undefined ? null : <FieldProblem>{problems.consent}</FieldProblem>}
  </div>
);

const Choices = (props: PartProps & { readonly refusal: string | undefined }) => {
  const { choices, options, problems, isAudited, set, refusal } = props;
  const changed = choices.accountChange ?? refusal;
  return (
    <>
      <div className="publish__poster">
        <Avatar name={options.nickname} picture={options.picture} isSquare />
        <p>
          Posting as <strong>{options.nickname}</strong>
        </p>
      </div>
      {changed === undefined ? null : <FieldProblem>{changed}</FieldProblem>}
      {problems.length === undefined ? null : <FieldProblem>{problems.length}</FieldProblem>}
      <RadioField
        legend="Who can watch this video"
        choices={privacyChoices(options, choices, isAudited)}
        chosen={choices.privacy}
        problem={problems.privacy}
        onChoose={(privacy) => set({ privacy })}
      />
      <Allowed {...props} />
      <Disclosure {...props} />
      <Cover {...props} />
      <p className="publish__hint">TikTok will label this video “AI-generated”.</p>
      <Consent {...props} />
    </>
  );
};

const troubleWith = ({ name, ended }: Connection, error: Error | null): OptionsTroubleWords | undefined => {
  if (ended !== undefined) return endedTrouble(name);
  return error === null ? undefined : optionsTrouble(error, name);
};

interface DirectPostProps {
  readonly video: Video;
  readonly account: Connection;
  readonly choices: DirectChoices;
  readonly state: PublishFormState;
  readonly isAudited: boolean;
}

/** The choices that TikTok requires a creator to make for each direct post; none are preselected. */
export const DirectPost = ({ video, account, choices, state, isAudited }: DirectPostProps) => {
  const query = usePostOptions(account.id);
  const { data: options } = query;
  const { setOptions } = state;
  useEffect(() => setOptions(account.id, options));
  const problems = state.directProblems[account.id] ?? {};
  const trouble = troubleWith(account, options === undefined ? query.error : null);
  if (trouble !== undefined)
    return (
      <OptionsTrouble
        trouble={trouble}
        hasStopped={problems.options !== undefined}
        isAsking={query.isFetching}
        onAskAgain={() => void query.refetch()}
      />
    );
  if (options === undefined)
    return (
      <>
        <output className="publish__hint">Asking TikTok what this account allows…</output>
        {problems.options === undefined ? null : <FieldProblem>{problems.options}</FieldProblem>}
      </>
    );
  return (
    <Choices
      video={video}
      choices={choices}
      options={options}
      problems={problems}
      isAudited={isAudited}
      refusal={state.refusedChoices[account.id]}
      set={(change) => state.change((before) => changeAccount(before, account.id, change))}
    />
  );
};
