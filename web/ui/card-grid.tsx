import { type ReactNode, useEffect, useRef } from 'react';
import './card-grid.css';
import './skeleton.css';

/** Vertical frames side by side. */
export const CardGrid = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className="card-grid" aria-label={label}>
    {children}
  </ul>
);

const LOADING_CARDS = [1, 2, 3, 4] as const;

/** The shape of what comes while a list loads. */
export const CardGridLoading = ({ label }: { readonly label: string }) => (
  <output className="card-grid" aria-busy="true" aria-label={label}>
    {LOADING_CARDS.map((card) => (
      <span key={card} className="card-grid__loading">
        <span className="frame skeleton" />
        <span className="skeleton skeleton--line" />
        <span className="skeleton skeleton--short" />
      </span>
    ))}
  </output>
);

export interface MoreOnScrollProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

const AHEAD = '600px';

/** Asks for the next page shortly before its place comes into view. */
export const MoreOnScroll = ({ hasMore, isLoading, onMore }: MoreOnScrollProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !hasMore || isLoading) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) onMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, isLoading, onMore]);
  return (
    <div ref={ref} className="more">
      <output>{isLoading ? 'Loading more' : ''}</output>
    </div>
  );
};
