import type { ReactNode } from 'react';
import './state-panel.css';

export interface StatePanelProps {
  readonly title: string;
  readonly hint: string;
  /** Screen readers announce a problem but not an empty list. */
  readonly tone?: 'empty' | 'problem';
  readonly children?: ReactNode;
}

/** Replaces a list that is empty or failed to load: says which, and what to do. */
export const StatePanel = ({ title, hint, tone = 'empty', children }: StatePanelProps) => (
  <div className={`state-panel state-panel--${tone}`} role={tone === 'problem' ? 'alert' : undefined}>
    <span className="state-panel__frames" aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
    <h2 className="state-panel__title">{title}</h2>
    <p className="state-panel__hint">{hint}</p>
    {children}
  </div>
);
