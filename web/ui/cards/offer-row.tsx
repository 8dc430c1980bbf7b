import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Language } from '#contract/catalogue.ts';
import './offer-row.css';

interface Offer {
  readonly id: string;
  readonly title: string;
  /** A short detail below the title. */
  readonly note: string;
}

interface OfferRowProps {
  readonly heading: string;
  readonly offers: readonly Offer[];
  /** The language of the titles. */
  readonly language: Language;
  readonly onChoose: (id: string) => void;
  readonly isDisabled: boolean;
  /** The id of the chosen offer while it loads. */
  readonly busyId: string | undefined;
  readonly busyText: string;
}

/** The index of the card a key moves to. */
const indexFor = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** A row of small cards that scrolls sideways. It is a single Tab stop; arrows, Home and End move within it. */
export const OfferRow = ({
  heading,
  offers,
  language,
  onChoose,
  isDisabled,
  busyId,
  busyText,
}: OfferRowProps) => {
  const headingId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = indexFor(event.key, current, offers.length);
    if (next === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  const isBlocked = isDisabled || busyId !== undefined;
  return (
    <div className="offers">
      <h3 id={headingId} className="offers__heading">
        {heading}
      </h3>
      <div
        ref={row}
        className="offers__row"
        role="toolbar"
        tabIndex={-1}
        aria-labelledby={headingId}
        onKeyDown={onKeyDown}
      >
        {offers.map(({ id, title, note }, index) => (
          <button
            key={id}
            type="button"
            className="offer"
            tabIndex={index === current ? 0 : -1}
            aria-busy={id === busyId}
            aria-disabled={isBlocked || undefined}
            onFocus={() => setCurrent(index)}
            onClick={() => {
              if (!isBlocked) onChoose(id);
            }}
          >
            <span className="offer__title" lang={language}>
              {title}
            </span>{' '}
            <span className="offer__note">{id === busyId ? busyText : note}</span>
          </button>
        ))}
      </div>
    </div>
  );
};
