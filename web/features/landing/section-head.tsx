interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
}

export const SectionHead = ({ id, title, lead }: SectionHeadProps) => (
  <header className="section-head">
    <h2 id={id} className="section-head__title">
      {title}
    </h2>
    <p className="section-head__lead">{lead}</p>
  </header>
);
