import { type ReactNode, useId } from 'react';
import { Icon } from '#web/ui/page/icons.tsx';
import './folded.css';

interface FoldedProps {
  readonly name: string;
  /** The current choice, in words. */
  readonly chosen: string;
  /** Shown next to the row while it is folded, such as a preview button. */
  readonly aside?: ReactNode;
  /** Also folded on large screens. */
  readonly isEverywhere?: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/**
 * A group of choices. On a phone, or everywhere if `isEverywhere`, it is one row that shows the current
 * choice and opens in place.
 */
export const Folded = ({
  name,
  chosen,
  aside,
  isEverywhere = false,
  isOpen,
  onToggle,
  children,
}: FoldedProps) => {
  const id = useId();
  return (
    <div
      className={`folded ${isOpen ? 'folded--open' : ''} ${isEverywhere ? 'folded--everywhere' : 'folded--on-phones'}`}
    >
      <div className="folded__row">
        <button
          type="button"
          className="folded__button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className="folded__words">
            <span className="folded__name">{name}</span> <span className="folded__chosen">{chosen}</span>
          </span>
          <Icon name="chevron" />
        </button>
        {isOpen ? null : aside}
      </div>
      <div id={id} className="folded__content">
        {children}
      </div>
    </div>
  );
};
