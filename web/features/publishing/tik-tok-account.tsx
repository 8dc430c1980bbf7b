import type { Language } from '#contract/catalogue.ts';
import { platformOf } from '#contract/platforms.ts';
import type { Connection } from '#contract/schemas/publishing.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { DRAFT_STEPS, DRAFT_STEPS_LEAD } from '#web/data/publishing/draft-steps.ts';
import { wordsFor } from '#web/data/publishing/post-words.ts';
import { choicesFor, chooseWay, tikTokWays } from '#web/data/publishing/publish-form.ts';
import { CopyWords } from '#web/ui/actions/copy-words.tsx';
import { RadioField } from '#web/ui/kit/radio-field.tsx';
import { DirectPost } from './direct-post.tsx';
import type { PublishFormState } from './use-publish-form.ts';

const WAYS = {
  inbox: { label: 'Send to my inbox', hint: 'A draft that you finish and post in TikTok’s app.' },
  direct: { label: 'Post directly', hint: 'You choose everything here, and we post it.' },
} as const;

/** What is missing from a draft, and how the creator adds it in the app. */
const DraftNote = ({ text, lang }: { readonly text: string; readonly lang: Language }) => (
  <div className="publish__note">
    <p>
      TikTok takes only the video for a draft: it arrives without a title, without a choice of who may watch,
      and without the AI label. {DRAFT_STEPS_LEAD}
    </p>
    <ol className="publish__steps">
      {DRAFT_STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <CopyWords text={text} lang={lang} />
  </div>
);

interface TikTokAccountProps {
  readonly account: Connection;
  readonly state: PublishFormState;
  readonly isAudited: boolean;
  readonly video: Video;
}

/** How a video is sent to one TikTok account. */
export const TikTokAccount = ({ account, state, isAudited, video }: TikTokAccountProps) => {
  const { form, change } = state;
  const choices = choicesFor(form, account);
  const ways = tikTokWays(account);
  return (
    <section className="publish__part publish__tiktok">
      <RadioField
        legend={`${account.name} on ${platformOf('tiktok').name}`}
        choices={ways.map((value) => ({ value, ...WAYS[value] }))}
        chosen={choices === undefined ? 'inbox' : 'direct'}
        onChoose={(way) => change((before) => chooseWay(before, account.id, way))}
      />
      {choices === undefined ? (
        <DraftNote text={wordsFor(form, account).text} lang={video.language} />
      ) : (
        <DirectPost video={video} account={account} choices={choices} state={state} isAudited={isAudited} />
      )}
    </section>
  );
};
