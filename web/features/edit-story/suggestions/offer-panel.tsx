import { useEffect, useId, useRef } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { SUGGESTION_NAMES } from './suggestion-names.ts';
import type { Offer } from './use-suggestions.ts';

interface OfferPanelProps {
  readonly offer: Offer;
  readonly language: Language;
  readonly onChoose: (words: string) => void;
  readonly onLeave: () => void;
}

/** The current words next to the suggested ones. Takes the focus when it appears. */
export const OfferPanel = ({ offer, language, onChoose, onLeave }: OfferPanelProps) => {
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { kind, text, place, suggestions } = offer;
  return (
    <section ref={panel} className="offer" tabIndex={-1} aria-labelledby={headingId}>
      <h3 id={headingId} className="offer__heading">
        {SUGGESTION_NAMES[kind]}
        {suggestions.length === 1 ? '' : `: ${suggestions.length} to choose from`}
      </h3>
      <div className="offer__texts">
        <div className="offer__text offer__text--now">
          <h4 className="offer__label">Now</h4>
          <p lang={language}>{text.slice(place.from, place.to)}</p>
        </div>
        <ul className="offer__choices">
          {suggestions.map((words) => (
            <li key={words} className="offer__text">
              <p lang={language}>{words}</p>
              <ActionButton aria-label={`Use This: ${words}`} onClick={() => onChoose(words)}>
                Use This
              </ActionButton>
            </li>
          ))}
        </ul>
      </div>
      <ActionButton look="quiet" onClick={onLeave}>
        Keep It As It Is
      </ActionButton>
    </section>
  );
};
