import type { ReactNode } from 'react';
import './button.css';

export interface ActionButtonProps {
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly look?: 'plain' | 'primary' | 'quiet' | 'danger' | 'danger-solid';
  readonly type?: 'button' | 'submit';
  /** The id of the form that the button submits, if the button is outside that form. */
  readonly form?: string;
  readonly isDisabled?: boolean;
  /** While true, shows `busyText` instead of the children; the width and focus don’t change. */
  readonly isBusy?: boolean;
  readonly busyText?: string;
  readonly isWide?: boolean;
  readonly className?: string;
  readonly 'aria-label'?: string;
}

/** A button with a busy state that keeps its width. */
export const ActionButton = ({
  children,
  onClick,
  look = 'plain',
  type = 'button',
  isDisabled = false,
  isBusy = false,
  busyText,
  isWide = false,
  className = '',
  ...rest
}: ActionButtonProps) => (
  <button
    {...rest}
    type={type}
    className={`button button--${look} ${isWide ? 'button--wide' : ''} ${className}`}
    disabled={isDisabled}
    aria-busy={isBusy}
    aria-disabled={isBusy || undefined}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
      else onClick?.();
    }}
  >
    {busyText === undefined ? (
      children
    ) : (
      <span className="button__face">
        <span hidden={isBusy}>{children}</span>
        <span hidden={!isBusy}>{busyText}</span>
      </span>
    )}
  </button>
);
