import { Logo } from '#web/ui/page/logo.tsx';
import './spinner-screen.css';

/** The whole screen while it is not known yet what to show. */
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
