import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** The target of links to this section. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** One section of Settings. */
export const Section = ({ title, anchor, children }: SectionProps) => {
  const id = useId();
  return (
    <section className="settings__section" id={anchor} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};
