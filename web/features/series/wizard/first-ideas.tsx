import type { SeriesField } from '#web/data/series/series-form.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { LongTextField } from '#web/ui/kit/fields.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import type { StepProps } from './step-props.ts';
import type { IdeaSuggestions } from './use-suggestions.ts';
import './first-ideas.css';

interface FirstIdeasProps extends StepProps {
  readonly suggestions: IdeaSuggestions;
}

const WORDS = {
  unknown: 'What the first videos are about. Type your own, or leave them empty for now.',
  model: 'A model thought these up from your description. Change them, replace them, or type your own.',
  none: 'No AI model is connected here, so only scripts that you write become videos. Ideas without one wait until a model is connected. You can add and import scripts on the page of the series.',
} as const;

const wordsFor = (canSuggest: boolean | undefined): string => {
  if (canSuggest === undefined) return WORDS.unknown;
  return canSuggest ? WORDS.model : WORDS.none;
};

/** The ideas for the first videos. */
export const FirstIdeas = ({ form, change, problems, suggestions }: FirstIdeasProps) => {
  const { busy, canSuggest, problem, fillAll, replace } = suggestions;
  return (
    <fieldset className="first-ideas">
      <legend className="first-ideas__legend">First ideas</legend>
      <p className="series-wizard__hint" aria-live="polite">
        {busy === 'all' ? 'Thinking up ideas…' : wordsFor(canSuggest)}
      </p>
      {form.ideas.map((idea, index) => {
        const field: SeriesField = `idea${index}`;
        return (
          <div key={field} className="first-ideas__idea">
            <LongTextField
              label={`Idea ${index + 1}`}
              placeholder={busy === 'all' ? '' : 'The lamp that burned for a hundred years'}
              rows={2}
              isOptional
              isDisabled={busy === 'all' || busy === index}
              lang={form.language}
              value={idea}
              problem={problems[field]}
              onChange={(text) => change((now) => ({ ideas: now.ideas.with(index, text) }))}
            />
            {canSuggest === false ? null : (
              <ActionButton
                look="quiet"
                isBusy={busy === index}
                busyText="Thinking…"
                onClick={() => void replace(index)}
              >
                <Icon name="retry" />
                Another <span className="hidden-visually">idea {index + 1}</span>
              </ActionButton>
            )}
          </div>
        );
      })}
      {problem === undefined ? null : (
        <p className="series-wizard__problem" role="alert">
          {problem}
        </p>
      )}
      {canSuggest === false ? null : (
        <div>
          <ActionButton isBusy={busy === 'all'} busyText="Thinking…" onClick={() => void fillAll()}>
            Suggest Three
          </ActionButton>
        </div>
      )}
    </fieldset>
  );
};
