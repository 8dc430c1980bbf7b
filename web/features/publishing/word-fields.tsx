import { Fragment, type ReactNode } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { lengthOn, type PlatformId, platformOf, tagsLength } from '#contract/platforms.ts';
import type { Connection, OfferedPlatform } from '#contract/schemas/publishing.ts';
import { auditWords, PRIVACIES } from '#web/data/publishing/connection-words.ts';
import { dayLimitWords } from '#web/data/publishing/day-limit.ts';
import { type PostWords, partsFor, tagsIn, type WordsPart } from '#web/data/publishing/post-words.ts';
import { changeForm, changeWords } from '#web/data/publishing/publish-form.ts';
import { useAccountUser } from '#web/data/session/session.ts';
import { formatNumber } from '#web/lib/format.ts';
import { CheckField } from '#web/ui/kit/check-field.tsx';
import { LineField, LongTextField } from '#web/ui/kit/fields.tsx';
import { RadioField } from '#web/ui/kit/radio-field.tsx';
import type { PublishFormState } from './use-publish-form.ts';
import '#web/ui/page/character-count.css';

const YOUTUBE = platformOf('youtube');
const TIKTOK = platformOf('tiktok');
const DESCRIPTION_ROWS = 5;
const TEXT_ROWS = 5;
/** Screen readers announce the count only near the limit, at intervals of this size. */
const NEAR_LIMIT = 100;
const SPOKEN_STEP = 20;

interface LimitCountProps {
  readonly length: number;
  readonly most: number;
  readonly unit: 'characters' | 'bytes';
}

/** How much of a platform’s character limit is used, counted the way the platform does. */
const LimitCount = ({ length, most, unit }: LimitCountProps) => {
  const left = most - length;
  return (
    <>
      <p
        className={left < 0 ? 'character-count character-count--over' : 'character-count'}
        aria-hidden="true"
      >
        {formatNumber(length)} of {formatNumber(most)} {unit}
      </p>
      <output className="hidden-visually">
        {left > NEAR_LIMIT || left < 0
          ? ''
          : `At most ${Math.ceil(left / SPOKEN_STEP) * SPOKEN_STEP} ${unit} left`}
      </output>
    </>
  );
};

interface WordsProps {
  readonly state: PublishFormState;
  readonly language: Language;
  /** The chosen accounts on the platform. */
  readonly accounts: readonly Connection[];
}

interface PartProps {
  readonly part: WordsPart;
  readonly state: PublishFormState;
  readonly language: Language;
}

/** The words of one part of the form, the problems with them, and the function that changes them. */
const wordsState = ({ part, state }: PartProps) => ({
  words: part.words,
  problems: part.account === undefined ? state.problems : (state.ownProblems[part.account.id] ?? {}),
  set: (changed: Partial<PostWords>): void => state.change((before) => changeWords(before, part, changed)),
});

const YouTubePart = (props: PartProps & { readonly platform: OfferedPlatform | undefined }) => {
  const { language, platform } = props;
  const { words, problems, set } = wordsState(props);
  return (
    <>
      <div>
        <LineField
          label="Title"
          autoComplete="off"
          lang={language}
          value={words.title}
          problem={problems.title}
          onChange={(title) => set({ title })}
        />
        {YOUTUBE.title === undefined ? null : (
          <LimitCount
            length={lengthOn(YOUTUBE.title, words.title)}
            most={YOUTUBE.title.most}
            unit="characters"
          />
        )}
      </div>
      <div>
        <LongTextField
          label="Description (optional)"
          placeholder="What viewers read below the video"
          rows={DESCRIPTION_ROWS}
          isOptional
          lang={language}
          value={words.description}
          problem={problems.description}
          onChange={(description) => set({ description })}
        />
        <LimitCount
          length={lengthOn(YOUTUBE.text, words.description)}
          most={YOUTUBE.text.most}
          unit="bytes"
        />
      </div>
      <div>
        <LineField
          label="Tags (optional)"
          autoComplete="off"
          isOptional
          placeholder="#lighthouse #mystery"
          lang={language}
          value={words.tags}
          problem={problems.tags}
          onChange={(tags) => set({ tags })}
        />
        {YOUTUBE.tagsMostChars === undefined ? null : (
          <LimitCount
            length={tagsLength(tagsIn(words.tags))}
            most={YOUTUBE.tagsMostChars}
            unit="characters"
          />
        )}
      </div>
      <RadioField
        legend="Who can watch"
        hint={platform && auditWords(platform)}
        choices={PRIVACIES}
        chosen={words.privacy}
        onChoose={(privacy) => set({ privacy })}
      />
    </>
  );
};

const TikTokPart = (props: PartProps) => {
  const { words, problems, set } = wordsState(props);
  return (
    <div>
      <LongTextField
        label="Text, with hashtags (optional)"
        placeholder="What viewers read beside the video"
        rows={TEXT_ROWS}
        isOptional
        lang={props.language}
        value={words.text}
        problem={problems.text}
        onChange={(text) => set({ text })}
      />
      <LimitCount length={lengthOn(TIKTOK.text, words.text)} most={TIKTOK.text.most} unit="characters" />
    </div>
  );
};

interface PartsProps extends WordsProps {
  readonly platform: PlatformId;
  /** The label of the option to write separate words for each account. */
  readonly label: string;
  readonly children: (part: WordsPart) => ReactNode;
}

/** Words for all chosen accounts of a platform together or, if the creator prefers, for each account separately. */
const Parts = ({ state: { form, change }, accounts, platform, label, children }: PartsProps) => {
  const isApart = form.apart.includes(platform);
  const others = form.apart.filter((one) => one !== platform);
  return (
    <>
      {accounts.length > 1 || isApart ? (
        <CheckField
          label={label}
          isChecked={isApart}
          onChange={(isWanted) =>
            change((before) => changeForm(before, { apart: isWanted ? [...others, platform] : others }))
          }
        />
      ) : null}
      {partsFor(form, accounts).map((part) =>
        part.account === undefined ? (
          <Fragment key="all">{children(part)}</Fragment>
        ) : (
          <fieldset key={part.account.id} className="publish__part publish__channel">
            <legend>
              <h4 className="publish__channel-name">For {part.account.name}</h4>
            </legend>
            {children(part)}
          </fieldset>
        ),
      )}
    </>
  );
};

/** Title, description, tags and audience on YouTube. */
export const YouTubeWords = (props: WordsProps & { readonly offered: OfferedPlatform | undefined }) => {
  const { state, language, offered } = props;
  const user = useAccountUser();
  const limit = dayLimitWords(user?.subscription);
  return (
    <section className="publish__part" aria-labelledby="publish-youtube">
      <h3 id="publish-youtube">On YouTube</h3>
      <Parts {...props} platform="youtube" label="Different words for each channel">
        {(part) => <YouTubePart part={part} state={state} language={language} platform={offered} />}
      </Parts>
      <p className="publish__hint">We tell YouTube that this video has AI-made content.</p>
      {limit === undefined || state.dayLimit !== undefined ? null : <p className="publish__hint">{limit}</p>}
    </section>
  );
};

/** The text on TikTok, where there is no separate title and the tags are part of the text. */
export const TikTokWords = (props: WordsProps) => (
  <section className="publish__part" aria-labelledby="publish-tiktok">
    <h3 id="publish-tiktok">On TikTok</h3>
    <Parts {...props} platform="tiktok" label="A different text for each account">
      {(part) => <TikTokPart part={part} state={props.state} language={props.language} />}
    </Parts>
  </section>
);
