import './facts.css';

/** A row of named details. Callers leave out details without a value. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="facts">
    {facts.map(([name, value]) => (
      <div key={name} className="facts__fact">
        <dt className="facts__name">{name}</dt>
        <dd className="facts__value">{value}</dd>
      </div>
    ))}
  </dl>
);
