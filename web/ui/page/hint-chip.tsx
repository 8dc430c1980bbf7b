import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icons.tsx';
import './hint-chip.css';

interface HintChipProps {
  readonly label: string;
  /** What the label means, in a sentence or two. */
  readonly children: ReactNode;
}

/** A small label that shows an explanation above it when hovered, focused or pressed. Esc closes it. */
export const HintChip = ({ label, children }: HintChipProps) => {
  const hintId = useId();
  const chip = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node) || chip.current?.contains(target) !== true) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // The dialog around the chip stays open.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isOpen]);
  return (
    <span
      ref={chip}
      className="hint-chip"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setOpen(true);
      }}
      onPointerLeave={({ pointerType }) => {
        // A focused chip keeps its explanation open.
        if (pointerType === 'mouse' && chip.current?.matches(':focus-within') !== true) setOpen(false);
      }}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      <button
        type="button"
        className="hint-chip__label"
        aria-describedby={hintId}
        onClick={() => setOpen(true)}
      >
        {label}
        <Icon name="info" />
      </button>
      <span role="tooltip" id={hintId} className="hint-chip__words" hidden={!isOpen}>
        {children}
      </span>
    </span>
  );
};
