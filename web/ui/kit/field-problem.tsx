import './check-field.css';

/** The error message of a group of fields. If a form can’t be sent, the focus moves to the first such message. */
export const FieldProblem = ({ children, id }: { readonly children: string; readonly id?: string }) => (
  <p id={id} className="field-problem" tabIndex={-1} data-problem>
    {children}
  </p>
);
