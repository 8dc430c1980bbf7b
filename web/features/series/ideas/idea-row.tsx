import type { Language } from '#contract/catalogue.ts';
import type { Idea } from '#contract/schemas/series/ideas.ts';
import { countWords } from '#contract/script.ts';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';

interface IdeaRowProps {
  readonly idea: Idea;
  readonly index: number;
  readonly count: number;
  readonly language: Language;
  readonly isDropPlace: boolean;
  /** Moves the idea to another position, counted from 0. */
  readonly onMove: (to: number, pressed: 'earlier' | 'later') => void;
  readonly onEdit: () => void;
  readonly onDrop: () => void;
  readonly drag: {
    readonly isOn: boolean;
    readonly begin: () => void;
    readonly end: () => void;
    readonly over: () => void;
    readonly release: () => void;
  };
}

interface ActionProps {
  readonly name: 'earlier' | 'later' | 'edit' | 'drop';
  readonly label: string;
  readonly icon: IconName;
  readonly isPossible?: boolean;
  readonly onClick: () => void;
}

/** A button that stays focusable when disabled, so that the focus isn’t lost at the end of the list. */
const Action = ({ name, label, icon, isPossible = true, onClick }: ActionProps) => (
  <button
    type="button"
    className="button button--quiet button--icon idea-row__button"
    data-button={name}
    aria-label={label}
    aria-disabled={!isPossible || undefined}
    onClick={() => {
      if (isPossible) onClick();
    }}
  >
    <Icon name={icon} />
  </button>
);

/** One idea: its position, its words and its actions. */
export const IdeaRow = (props: IdeaRowProps) => {
  const { idea, index, count, language, isDropPlace, onMove, drag } = props;
  const number = index + 1;
  return (
    // The row can also be moved with its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={isDropPlace ? 'idea-row idea-row--drop' : 'idea-row'}
      data-idea={idea.id}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        drag.begin();
      }}
      onDragEnd={drag.end}
      onDragOver={(event) => {
        if (!drag.isOn) return;
        event.preventDefault();
        drag.over();
      }}
      onDrop={(event) => {
        if (!drag.isOn) return;
        event.preventDefault();
        drag.release();
      }}
    >
      <span className="idea-row__number" aria-hidden="true">
        {number}
      </span>
      <div className="idea-row__words">
        <p className="idea-row__text" lang={language}>
          {idea.text}
        </p>
        {idea.script === undefined ? null : (
          <p className="idea-row__note">Your script, {countWords(idea.script)} words</p>
        )}
      </div>
      <div className="idea-row__buttons">
        <Action
          name="earlier"
          label={`Move idea ${number} up`}
          icon="up"
          isPossible={index > 0}
          onClick={() => onMove(index - 1, 'earlier')}
        />
        <Action
          name="later"
          label={`Move idea ${number} down`}
          icon="down"
          isPossible={number < count}
          onClick={() => onMove(index + 1, 'later')}
        />
        <Action name="edit" label={`Edit idea ${number}`} icon="pen" onClick={props.onEdit} />
        <Action name="drop" label={`Drop idea ${number}`} icon="trash" onClick={props.onDrop} />
      </div>
    </li>
  );
};
