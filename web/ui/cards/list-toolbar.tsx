import type { ReactNode } from 'react';
import './list-toolbar.css';

/** Search, filter and the create button above a list. */
export const ListToolbar = ({ children }: { readonly children: ReactNode }) => (
  <div className="list-toolbar">{children}</div>
);
