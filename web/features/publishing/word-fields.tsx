import { type Language, SHARED_UPLOADS_A_DAY } from '#contract/catalogue.ts';
import { lengthOn, platformOf, tagsLength } from '#contract/platforms.ts';
import type { OfferedPlatform } from '#contract/schemas/publishing.ts';
import { auditWords, PRIVACIES } from '#web/data/publishing/connection-words.ts';
import { changeForm, type PublishForm, tagsIn } from '#web/data/publishing/publish-form.ts';
import { useAccountUser } from '#web/data/session/session.ts';
import { formatNumber } from '#web/lib/format.ts';
import { inWords } from '#web/lib/number-words.ts';
import { LineField, LongTextField } from '#web/ui/kit/fields.tsx';
import { RadioField } from '#web/ui/kit/radio-field.tsx';
import type { PublishFormState } from './use-publish-form.ts';
import '#web/ui/page/character-count.css';

const YOUTUBE = platformOf('youtube');
const TIKTOK = platformOf('tiktok');
/** By plan. There is none for a plan that this page doesn’t know. */
const MOST_A_DAY: ReadonlyMap<string, number> = new Map(Object.entries(SHARED_UPLOADS_A_DAY));
const DESCRIPTION_ROWS = 5;
const TEXT_ROWS = 5;
/** Screen readers hear the count only near the limit, once per this much. */
const NEAR_LIMIT = 100;
const SPOKEN_STEP = 20;

interface LimitCountProps {
  readonly length: number;
  readonly most: number;
  readonly unit: 'characters' | 'bytes';
}

/** How much of a platform’s limit is used, as the platform counts it. */
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
}

/** Title, description, tags and audience on YouTube. */
export const YouTubeWords = ({
  state: { form, problems, change },
  language,
  platform,
}: WordsProps & { readonly platform: OfferedPlatform | undefined }) => {
  const set = (changed: Partial<PublishForm>): void => change((before) => changeForm(before, changed));
  const user = useAccountUser();
  const most = MOST_A_DAY.get(user?.subscription ?? '');
  return (
    <section className="publish__part" aria-labelledby="publish-youtube">
      <h3 id="publish-youtube">On YouTube</h3>
      <div>
        <LineField
          label="Title"
          autoComplete="off"
          lang={language}
          value={form.title}
          problem={problems.title}
          onChange={(title) => set({ title })}
        />
        {YOUTUBE.title === undefined ? null : (
          <LimitCount
            length={lengthOn(YOUTUBE.title, form.title)}
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
          value={form.description}
          problem={problems.description}
          onChange={(description) => set({ description })}
        />
        <LimitCount length={lengthOn(YOUTUBE.text, form.description)} most={YOUTUBE.text.most} unit="bytes" />
      </div>
      <div>
        <LineField
          label="Tags (optional)"
          autoComplete="off"
          isOptional
          placeholder="#lighthouse #mystery"
          lang={language}
          value={form.tags}
          problem={problems.tags}
          onChange={(tags) => set({ tags })}
        />
        {YOUTUBE.tagsMostChars === undefined ? null : (
          <LimitCount length={tagsLength(tagsIn(form.tags))} most={YOUTUBE.tagsMostChars} unit="characters" />
        )}
      </div>
      <RadioField
        legend="Who can watch"
        hint={platform && auditWords(platform)}
        choices={PRIVACIES}
        chosen={form.privacy}
        onChoose={(privacy) => set({ privacy })}
      />
      <p className="publish__hint">We tell YouTube that AI made the pictures and the voice.</p>
      {most === undefined ? null : (
        <p className="publish__hint">
          {`Your plan sends YouTube at most ${inWords(most)} ${most === 1 ? 'video' : 'videos'} a day. More wait for the next day.`}
        </p>
      )}
    </section>
  );
};

/** The text on TikTok, which has no title and keeps tags in the text. */
export const TikTokWords = ({ state: { form, problems, change }, language }: WordsProps) => (
  <section className="publish__part" aria-labelledby="publish-tiktok">
    <h3 id="publish-tiktok">On TikTok</h3>
    <div>
      <LongTextField
        label="Text, with hashtags (optional)"
        placeholder="What viewers read beside the video"
        rows={TEXT_ROWS}
        isOptional
        lang={language}
        value={form.text}
        problem={problems.text}
        onChange={(text) => change((before) => changeForm(before, { text }))}
      />
      <LimitCount length={lengthOn(TIKTOK.text, form.text)} most={TIKTOK.text.most} unit="characters" />
    </div>
  </section>
);
