import { Logo } from '#web/ui/page/logo.tsx';
import './spinner.css';
import './spinner-screen.css';

/** A full-screen spinner. */
export const SpinnerScreen = ({
  label,
  visible = false,
}: {
  readonly label: string;
  readonly visible?: boolean;
}) => (
  <main className="spinner-screen" aria-busy="true">
    <Logo wordmark={false} />
    <span className="spinner" aria-hidden="true" />
    <h1 className={visible ? 'spinner-screen__label' : 'hidden-visually'} aria-live="polite">
      {label}
    </h1>
  </main>
);
