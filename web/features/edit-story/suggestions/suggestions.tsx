import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Language } from '#contract/catalogue.ts';
import type { Passage } from '#contract/passage.ts';
import { SUGGESTION_KINDS, type SuggestionKind } from '#contract/schemas/stories.ts';
import { useMachineSettings } from '#web/data/api/site-config.ts';
import { ModelOffer } from '#web/data/models/model-offer.tsx';
import { useSelection } from '#web/data/scripts/use-selection.ts';
import { useWriterModel } from '#web/data/stories/writer.ts';
import { excerpt } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { SUGGESTION_NAMES } from './suggestion-names.ts';
import type { useSuggestions } from './use-suggestions.ts';
import './suggestions.css';

/** Makes Esc close something inside a dialog without closing the dialog. */
const useEscape = (isOpen: boolean, leave: () => void): void => {
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onLeave();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOpen]);
};

const SELECTED_CHARS = 40;

interface SuggestionBarProps {
  /** The kind of suggestion being requested. */
  readonly asking: SuggestionKind | undefined;
  /** The selected words, or nothing. */
  readonly selected: string;
  readonly onAsk: (kind: SuggestionKind) => void;
}

/** A button for each kind of suggestion, and a hint about the selection. */
const SuggestionBar = ({ asking, selected, onAsk }: SuggestionBarProps) => {
  const hint =
    selected === ''
      ? 'Select the words you want to shorten.'
      : `Selected: “${excerpt(selected, SELECTED_CHARS)}”`;
  return (
    <fieldset className="suggestions__bar">
      <legend className="hidden-visually">Other words</legend>
      {SUGGESTION_KINDS.map((kind) => (
        <ActionButton
          key={kind}
          className="suggestions__ask"
          isDisabled={kind === 'shorter' && selected === ''}
          isBusy={asking === kind}
          busyText="Asking…"
          onClick={() => onAsk(kind)}
        >
          {SUGGESTION_NAMES[kind]}
        </ActionButton>
      ))}
      <span className="suggestions__hint">{hint}</span>
    </fieldset>
  );
};

interface SuggestionsProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly language: Language;
  readonly suggestions: ReturnType<typeof useSuggestions>;
}

/** Offers suggestions for the text in a text area, from the model that writes this account’s stories. */
export const Suggestions = ({ area, language, suggestions }: SuggestionsProps) => {
  const { asking, problem, offer, ask, accept, cancel } = suggestions;
  const model = useWriterModel();
  const canConnect = useMachineSettings();
  const selection = useSelection(() => area.current);
  const pressed = useRef<HTMLElement>(null);
  const accepted = useRef<Passage>(undefined);
  const selected = area.current?.value.slice(selection.from, selection.to).trim() ?? '';

  const leave = (): void => {
    cancel();
    pressed.current?.focus();
  };
  useEscape(asking !== undefined || offer !== undefined, leave);
  useEffect(() => {
    const place = accepted.current;
    if (place === undefined) return;
    // By now, the field contains the new text.
    accepted.current = undefined;
    area.current?.focus();
    area.current?.setSelectionRange(place.from, place.to);
  });

  if (model === undefined) return null;
  if (model === null)
    return canConnect ? (
      <p className="suggestions__hint">
        An AI model can suggest shorter words, first lines and endings. <ModelOffer />
      </p>
    ) : null;
  const begin = (kind: SuggestionKind): void => {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    void ask(kind, selection);
  };
  return (
    <div className="suggestions">
      <SuggestionBar asking={asking} selected={selected} onAsk={begin} />
      <output className="suggestions__hint">
        {asking === undefined ? '' : `${model} is looking for other words. Press Esc to stop.`}
      </output>
      {problem === undefined ? null : (
        <p className="suggestions__problem" role="alert">
          {problem}
        </p>
      )}
      {offer === undefined ? null : (
        <OfferPanel
          offer={offer}
          language={language}
          onChoose={(words) => {
            accepted.current = accept(offer, words);
          }}
          onLeave={leave}
        />
      )}
    </div>
  );
};
