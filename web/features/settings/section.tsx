import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** The anchor for links to this section, if it isn’t derived from the title. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** The anchor for links to a section: `video-settings` for “Video Settings”. */
export const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/gu, '-');

/** One section of Settings. */
export const Section = ({ title, anchor = anchorOf(title), children }: SectionProps) => {
  const id = useId();
  return (
    <section className="settings__section" id={anchor} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};
