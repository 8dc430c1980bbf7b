import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface ScrollAreaProps {
  /** The name of the region, for screen readers. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A region of text or pictures that keyboard users can reach and scroll when its content does not fit. */
export const ScrollArea = ({ label, className, children }: ScrollAreaProps) => {
  const ref = useRef<HTMLElement>(null);
  const [isTooBig, setTooBig] = useState(false);
  useEffect(() => {
    const area = ref.current;
    if (area === null) return undefined;
    const observer = new ResizeObserver(() =>
      setTooBig(area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight),
    );
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    // A scrollable region must be reachable by keyboard, even without controls in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={ref} className={className} aria-label={label} tabIndex={isTooBig ? 0 : undefined}>
      {children}
    </section>
  );
};
