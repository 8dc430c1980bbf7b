import { useState } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { useStoryDraft } from '#web/data/stories/use-story-draft.ts';
import { DialogFrame } from '#web/ui/dialog/dialog.tsx';
import { Steps } from '#web/ui/page/steps.tsx';
import { ConfigureStep } from './configure-step.tsx';
import { FilmStep } from './film-step.tsx';
import { StoryStep } from './story-step.tsx';
import { useFilmChoice } from './use-film-choice.ts';

interface Made {
  readonly story?: Story;
  readonly video?: Video;
  /** True after Back to Story. */
  readonly isRewriting?: boolean;
}

const STEPS = ['Story', 'Configure', 'Create'] as const;

const stepOf = ({ story, video, isRewriting }: Made): number => {
  if (video !== undefined) return 2;
  return story !== undefined && isRewriting !== true ? 1 : 0;
};

/** The wizard: the story, the options, and the video's progress. */
export const CreateVideoDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [made, setMade] = useState<Made>({});
  const draft = useStoryDraft('video');
  const choice = useFilmChoice();
  const step = stepOf(made);
  return (
    <DialogFrame title="Create New Video" size="wide" onClose={onClose}>
      <Steps names={STEPS} current={step} />
      {step === 0 ? (
        <StoryStep
          draft={draft}
          onClose={onClose}
          onStory={(story) => setMade({ story })}
          onKeep={made.story && (() => setMade({ ...made, isRewriting: false }))}
        />
      ) : null}
      {step === 1 && made.story !== undefined ? (
        <ConfigureStep
          story={made.story}
          choice={choice}
          onBack={() => setMade({ ...made, isRewriting: true })}
          onVideo={(video) => setMade({ ...made, video })}
        />
      ) : null}
      {made.video === undefined ? null : <FilmStep video={made.video} onClose={onClose} />}
    </DialogFrame>
  );
};
