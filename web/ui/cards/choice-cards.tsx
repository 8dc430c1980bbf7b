import { type ReactNode, useId } from 'react';
import { useControlled } from '#web/ui/kit/use-controlled.ts';
import './choice-cards.css';

export interface ChoiceCard {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** A second line of text. */
  readonly note?: string | undefined;
  /** Shown above the text. */
  readonly picture?: ReactNode;
  /** A separate control shown next to the text, such as a preview button. */
  readonly aside?: ReactNode;
}

export interface ChoiceCardsProps {
  readonly legend: string;
  readonly cards: readonly ChoiceCard[];
  /** The id of the chosen card. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Narrow columns of tall cards, or wide columns of flat ones. */
  readonly shape?: 'tall' | 'flat';
}

/** A choice among cards; a radio group for keyboards and screen readers. */
export const ChoiceCards = ({ legend, cards, chosen, onChoose, shape = 'flat' }: ChoiceCardsProps) => {
  const name = useId();
  const choose = useControlled(onChoose);
  return (
    <fieldset className="choices">
      <legend className="choices__legend">{legend}</legend>
      <div className={`choices__grid choices__grid--${shape}`}>
        {cards.map((card) => (
          <div key={card.id} className="choice">
            <label className="choice__label">
              <input
                type="radio"
                className="choice__input"
                name={name}
                value={card.id}
                checked={card.id === chosen}
                onChange={() => choose(card.id)}
              />
              {card.picture}
              <span className="choice__words">
                <span className="choice__title">{card.title}</span>
                {card.text === undefined ? null : <span className="choice__text">{card.text}</span>}
                {card.note === undefined ? null : <span className="choice__text">{card.note}</span>}
              </span>
            </label>
            {card.aside}
          </div>
        ))}
      </div>
    </fieldset>
  );
};
