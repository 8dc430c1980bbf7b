import { type ReactNode, useEffect, useRef } from 'react';
import './card-grid.css';
import '../states/skeleton.css';

/** Vertical frames side by side. */
export const CardGrid = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className="card-grid" aria-label={label}>
    {children}
  </ul>
);

const LOADING_CARDS = [1, 2, 3, 4] as const;
const LOADING_LINES = [1, 2, 3, 4, 5, 6] as const;

/** Placeholders while a list loads. */
export const CardGridLoading = ({
  label,
  of,
}: {
  readonly label: string;
  readonly of: 'films' | 'texts';
}) => (
  <output className="card-grid" aria-busy="true" aria-label={label}>
    {LOADING_CARDS.map((card) =>
      of === 'films' ? (
        <span key={card} className="card-grid__loading">
          <span className="frame skeleton" />
          <span className="skeleton skeleton--line" />
          <span className="skeleton skeleton--line" />
          <span className="skeleton skeleton--short" />
        </span>
      ) : (
        <span key={card} className="frame card-grid__text">
          <span className="skeleton skeleton--short" />
          <span className="skeleton skeleton--title" />
          {LOADING_LINES.map((line) => (
            <span key={line} className="skeleton skeleton--text" />
          ))}
        </span>
      ),
    )}
  </output>
);

export interface MoreOnScrollProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

const AHEAD = '600px';

/** Loads the next page shortly before the end of the list scrolls into view. */
export const MoreOnScroll = ({ list }: MoreOnScrollProps) => {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !hasNextPage || isFetchingNextPage) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <div ref={ref} className="more">
      <output>{isFetchingNextPage ? 'Loading more' : ''}</output>
    </div>
  );
};
