import type { Language } from '#contract/catalogue.ts';
import './facts-to-check.css';

interface FactsToCheckProps {
  /** The facts, without duplicates; renders nothing when there are none. */
  readonly facts: readonly string[] | undefined;
  readonly language: Language;
  readonly isOpen?: boolean;
}

/** What a story says about the real world, for its creator to check. */
export const FactsToCheck = ({ facts = [], language, isOpen = false }: FactsToCheckProps) =>
  facts.length === 0 ? null : (
    <details className="facts-to-check" open={isOpen}>
      <summary className="facts-to-check__heading">Check these facts before you post</summary>
      <p className="facts-to-check__note">
        The AI model that wrote this story listed what it states as fact. Veilcast hasn’t verified any of it,
        and the list may be incomplete.
      </p>
      <ul className="facts-to-check__list" lang={language}>
        {facts.map((fact) => (
          <li key={fact} dir="auto">
            {fact}
          </li>
        ))}
      </ul>
    </details>
  );
