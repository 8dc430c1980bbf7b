import './check-field.css';

/** The error message of a group of fields. Forms move the focus to the first one when they can’t be sent. */
export const FieldProblem = ({ children, id }: { readonly children: string; readonly id?: string }) => (
  <p id={id} className="field-problem" tabIndex={-1} data-problem>
    {children}
  </p>
);
