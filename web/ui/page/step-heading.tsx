import { type ReactNode, useEffect, useRef } from 'react';
import './step-heading.css';

/** The heading of a wizard's step; takes the focus when the step follows another. */
export const StepHeading = ({
  children,
  isFocused,
}: {
  readonly children: ReactNode;
  readonly isFocused: boolean;
}) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  return (
    <h3 ref={ref} tabIndex={-1} className="step-heading">
      {children}
    </h3>
  );
};
